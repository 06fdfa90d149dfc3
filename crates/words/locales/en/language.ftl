# The language itself: what it calls itself, what else it may be called, where its dates and numbers come from, and the mark
# before decimals.

language-own-name = English
language-names = en, eng, english
language-region = en-GB
decimal-mark = .
