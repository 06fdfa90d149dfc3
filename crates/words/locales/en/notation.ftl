# Moves and games as they are written, read and said.

language-name = { $code ->
    [it] Italian
    [de] German
    [fr] French
    [es] Spanish
    [pt] Portuguese
    [ca] Catalan
    [ro] Romanian
    [nl] Dutch
    [da] Danish
    [nb] Norwegian
    [sv] Swedish
    [is] Icelandic
    [fi] Finnish
    [et] Estonian
    [lv] Latvian
    [lt] Lithuanian
    [pl] Polish
    [cs] Czech
    [sk] Slovak
    [hu] Hungarian
    [hbs] Serbo-Croatian
    [bg] Bulgarian
    [ru] Russian
    [uk] Ukrainian
    [el] Greek
    [tr] Turkish
    [eo] Esperanto
   *[en] English
}
unknown-language = a language with piece letters, one of { $codes }
unknown-tongue = announcements are in de, it or en

## Texts that are no move

read-empty = no move is written; one such as e4 is wanted
read-not-a-move = "{ $text }" is not a move: at character { $column }, { $problem }
read-unexpected = "{ $found }" has no place there
read-square-missing = the square of arrival is missing, such as e4
read-file-missing = { $letter } is the { role } and the file is missing; for a pawn's move write { $file } small
read-no-promotion = a pawn becomes a queen, rook, bishop or knight, not a { role }
read-null-move = this is a null move, which the Laws do not know
read-castling-side = it is not said whether castling is short or long
read-unknown-word = "{ $word }" is not a word of an announcement
read-malformed = this is not how a move is written

## Moves that are not legal, or not clear

read-illegal = "{ $text }" is not legal: { $reason }
read-illegal-many = "{ $text }" is not legal. { $reasons }
read-refused = For { piece-on }: { $reason }.
read-no-piece = { side } has no { role-none }
read-no-piece-on = { side } has no { role-none } on { $square }
read-no-piece-file = { side } has no { role-none } on the { $file }-file
read-no-piece-rank = { side } has no { role-none } on rank { $rank }
role-none = { role }
read-ambiguous = "{ $text }" is ambiguous: it may be { $candidates }
read-or = { $head } or { $last }
read-no-capture = "{ $text }" is not legal: no { role } can take a { $captured ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
   *[queen] queen
}
read-not-exact = "{ $text }" should be written "{ $expected }"
read-unreadable = "{ $text }" cannot be read as a move

## What was odd

note-nothing-captured = a capture is marked, but nothing is captured
note-capture-unmarked = the capture is not marked
note-other-piece-captured = the text says that { role-a } is captured, but it is a { $found ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
   *[queen] queen
}
note-no-piece-captured = the text says that { role-a } is captured, but nothing is
note-no-check = check is marked, but there is none
note-check-unmarked = the check is not marked
note-no-mate = mate is marked, but it is not mate
note-mate-unmarked = the mate is not marked
note-no-double-check = double check is marked, but it is not one
note-double-plus-mate = "++" means mate here
note-double-plus-double = "++" means double check here
note-double-plus-nothing = "++" is written, but it is neither mate nor double check
note-en-passant-unmarked = the en passant capture is not marked "e.p."
note-not-en-passant = "e.p." is written, but it is no en passant capture
note-pawn-letter = a pawn is written without a letter
note-letter-missing = the letter of the { role } is missing
note-pawn-file-missing = the file of the capturing pawn is missing
note-rank-missing = the rank of arrival is missing
note-needless-hint = the file or rank of departure is not needed
note-capital-file = files are written in small letters
note-small-letter = the letter of a piece is written as a capital
note-castling-as-king = castling is written as a move of the king
note-space = there is a space inside the move
note-punctuation = there is punctuation after the move
note-pawn-or-piece = it may be { $taken } or, with the letter of a piece in small type, { $other }; { $taken } was taken
note-descriptive = this is descriptive notation
note-side-by-file = { $taken } was taken, by the side on which the piece stands; it may also be { $other }
note-other = it is not written in the usual way

## Whole games

detect-ambiguous = the moves are legal in more than one language and differ from half-move { $halfmove } on: { $languages }; say which with --from
detect-unread = no language reads all the moves; { $language } gets furthest, up to half-move { $halfmove }: { $reason }
detect-failed = the language of the moves was not found

## Forsyth placements

forsyth-fault = "{ $text }" is not a placement: at character { $column }, { $problem }
forsyth-unexpected = "{ $found }" is no piece of this language, no digit from 1 to 8 and no stroke
forsyth-long = rank { $rank } has more than eight squares
forsyth-short = rank { $rank } has { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} instead of eight
forsyth-ranks-missing = there are { $ranks } ranks instead of eight
forsyth-too-many = there are more than eight ranks
forsyth-malformed = this is not how a placement is written

## The heading of a scoresheet

heading-line = { $tag ->
    [Event] Event
    [Site] Site
    [Date] Date
    [Round] Round
    [White] White
   *[Black] Black
}: { $value }
