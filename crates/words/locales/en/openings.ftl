# Openings and the lines of the courses.

course-legal = As printed
course-corrected = Corrected
course-completed = Completed
course-unclear = No safe reading
course-misprint = { $color ->
    [white] White's
   *[black] Black's
} move { $number } is printed as { $printed }; { $meant } is meant.
course-supplied = { $color ->
    [white] White's
   *[black] Black's
} moves are missing in print; they were supplied.
course-misnamed = The heading names another opening than the moves.
course-unfinished = The printed moves stop before the one that gives the opening its name; it was added.
course-stray = The printed line ends with moves that belong to nothing; they are left out.
course-unusual = The printed reply can be played; { $usual } is usual.
course-refuted = The course does not mention { $by }, which refutes the line.
