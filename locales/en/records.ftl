# Games that are kept, copied, checked and deleted.

serve-store-foreign = the file is a database of another program: name another with --db
serve-store-no-copy = the file is of an earlier version, and the copy that is made before it is brought up to date failed: { $reason }
