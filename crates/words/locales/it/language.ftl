# La lingua stessa: come si chiama, come altro la si può chiamare, di dove sono le sue date e i suoi numeri, e il segno prima
# dei decimali.

language-own-name = Italiano
language-names = it, ita, italian, italiano
language-region = it-IT
decimal-mark = ,
