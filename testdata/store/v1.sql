-- A file of the first schema, as the program of commit be162b4 wrote it: seven games made and played over its API (a governed
-- one with an illegal move, a mate online and its rematch, an adjourned one with a sealed move, one from a position, Chess960,
-- one under way), by an account "circolo" whose password is "una password lunga". Source: our own play; no real person.
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE accounts (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        password TEXT NOT NULL,
        created_at INTEGER NOT NULL
    );
INSERT INTO "accounts" VALUES(1,'circolo','$argon2id$v=19$m=19456,t=2,p=1$I7502CLS1pNdqR7XkHXRyA$2NeNcR4JP0XB9k/bLqBtdWt2B+U+NfLdZ/4ODhQHcMo',1794963745855);
CREATE TABLE boots (
        number INTEGER PRIMARY KEY,
        started_at INTEGER NOT NULL,
        -- The last moment at which this run is known to have been alive.
        alive_at INTEGER NOT NULL
    );
INSERT INTO "boots" VALUES(1,1794963713113,1794963746376);
CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES games (number),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        actor TEXT NOT NULL,
        act TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
INSERT INTO "events" VALUES(1,1,1794963745885,'white','white arrives');
INSERT INTO "events" VALUES(1,2,1794963745890,'black','black arrives');
INSERT INTO "events" VALUES(1,3,1794963745890,'server','arbiter starts');
INSERT INTO "events" VALUES(1,4,1794963745902,'white','white touches e2');
INSERT INTO "events" VALUES(1,5,1794963745910,'white','white plays e2e4');
INSERT INTO "events" VALUES(1,6,1794963745918,'white','white presses');
INSERT INTO "events" VALUES(1,7,1794963745930,'black','black touches e7');
INSERT INTO "events" VALUES(1,8,1794963745938,'black','black plays e7e5');
INSERT INTO "events" VALUES(1,9,1794963745945,'black','black presses');
INSERT INTO "events" VALUES(1,10,1794963745951,'white','white touches f1');
INSERT INTO "events" VALUES(1,11,1794963745962,'white','white plays f1b6');
INSERT INTO "events" VALUES(1,12,1794963745969,'white','white presses');
INSERT INTO "events" VALUES(1,13,1794963745976,'black','black claims illegal-move');
INSERT INTO "events" VALUES(1,14,1794963745983,'white','white plays f1c4');
INSERT INTO "events" VALUES(1,15,1794963745990,'white','white presses');
INSERT INTO "events" VALUES(1,16,1794963746009,'black','black touches b8');
INSERT INTO "events" VALUES(1,17,1794963746021,'black','black plays b8c6');
INSERT INTO "events" VALUES(1,18,1794963746030,'black','black presses');
INSERT INTO "events" VALUES(1,19,1794963746038,'white','white resigns');
INSERT INTO "events" VALUES(2,1,1794963746047,'white','white arrives');
INSERT INTO "events" VALUES(2,2,1794963746056,'black','black arrives');
INSERT INTO "events" VALUES(2,3,1794963746056,'server','arbiter starts');
INSERT INTO "events" VALUES(2,4,1794963746065,'white','white plays e2e4');
INSERT INTO "events" VALUES(2,5,1794963746065,'server','white presses');
INSERT INTO "events" VALUES(2,6,1794963746074,'black','black plays e7e5');
INSERT INTO "events" VALUES(2,7,1794963746074,'server','black presses');
INSERT INTO "events" VALUES(2,8,1794963746090,'white','white plays d1h5');
INSERT INTO "events" VALUES(2,9,1794963746090,'server','white presses');
INSERT INTO "events" VALUES(2,10,1794963746102,'black','black plays b8c6');
INSERT INTO "events" VALUES(2,11,1794963746102,'server','black presses');
INSERT INTO "events" VALUES(2,12,1794963746116,'white','white plays f1c4');
INSERT INTO "events" VALUES(2,13,1794963746116,'server','white presses');
INSERT INTO "events" VALUES(2,14,1794963746125,'black','black plays g8f6');
INSERT INTO "events" VALUES(2,15,1794963746125,'server','black presses');
INSERT INTO "events" VALUES(2,16,1794963746138,'white','white plays h5f7');
INSERT INTO "events" VALUES(4,1,1794963746182,'white','white arrives');
INSERT INTO "events" VALUES(4,2,1794963746194,'black','black arrives');
INSERT INTO "events" VALUES(4,3,1794963746194,'server','arbiter starts');
INSERT INTO "events" VALUES(4,4,1794963746207,'white','white plays d2d4');
INSERT INTO "events" VALUES(4,5,1794963746226,'white','white presses');
INSERT INTO "events" VALUES(4,6,1794963746234,'arbiter','arbiter tells-to-seal');
INSERT INTO "events" VALUES(4,7,1794963746238,'black','black seals "Nf6" = g8f6');
INSERT INTO "events" VALUES(5,1,1794963746252,'server','arbiter stops-clocks');
INSERT INTO "events" VALUES(7,1,1794963746298,'white','white arrives');
INSERT INTO "events" VALUES(7,2,1794963746311,'black','black arrives');
INSERT INTO "events" VALUES(7,3,1794963746311,'server','arbiter starts');
INSERT INTO "events" VALUES(7,4,1794963746327,'white','white plays e2e4');
INSERT INTO "events" VALUES(7,5,1794963746327,'server','white presses');
CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner INTEGER REFERENCES accounts (number) ON DELETE SET NULL,
        settings TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        -- The head of the log, kept beside it so that lists and timers need no replay.
        seq INTEGER NOT NULL,
        last_at INTEGER NOT NULL,
        due INTEGER,
        status TEXT NOT NULL,
        result TEXT NOT NULL,
        fen TEXT NOT NULL,
        rematch TEXT
    );
INSERT INTO "games" VALUES(1,'hSQVkgxH6e',1,'{"mode":"governed","edition":"2023","control":"300+3","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"Anna","black":"Bruno"},"listed":true}',1794963745869,1,19,1794963746038,NULL,'over','0-1','r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3',NULL);
INSERT INTO "games" VALUES(2,'gJsTW3MG2d',1,'{"mode":"online","edition":"2023","control":"180+2","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"Zoë \"Z\" D''Àvila","black":"李雷"},"listed":false}',1794963746041,0,16,1794963746138,NULL,'over','1-0','r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4','knCn3qi8xe');
INSERT INTO "games" VALUES(3,'knCn3qi8xe',1,'{"mode":"online","edition":"2023","control":"180+2","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"李雷","black":"Zoë \"Z\" D''Àvila"},"listed":false}',1794963746149,0,0,1794963746149,NULL,'not-started','*','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',NULL);
INSERT INTO "games" VALUES(4,'7zQVum6W7V',1,'{"mode":"governed","edition":"2001","control":"40/7200:3600","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"Carla","black":""},"listed":true}',1794963746169,1,7,1794963746238,NULL,'adjourned','*','rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1',NULL);
INSERT INTO "games" VALUES(5,'XBiJsN2CCZ',NULL,'{"mode":"online","edition":"2023","control":"60","fen":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"","black":""},"listed":true}',1794963746252,1,1,1794963746252,NULL,'running','*','4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',NULL);
INSERT INTO "games" VALUES(6,'uKNV5ybG2f',NULL,'{"mode":"online","edition":"2023","control":"300","chess960":518,"draws":{"rule":"not-before","moves":30},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"stop","start":"together","players":{"white":"","black":""},"listed":true}',1794963746265,1,0,1794963746265,NULL,'not-started','*','rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',NULL);
INSERT INTO "games" VALUES(7,'7KijmLSD4y',NULL,'{"mode":"online","edition":"2023","control":"36000","draws":{"rule":"free"},"supervised":true,"guidelines_iii":false,"visually_impaired":{"white":false,"black":false},"crash":"run","start":"together","players":{"white":"Dario","black":"Elena"},"listed":true}',1794963746281,1,5,1794963746327,1794999746327,'running','*','rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',NULL);
CREATE TABLE links (
        hash BLOB PRIMARY KEY,
        game INTEGER NOT NULL REFERENCES games (number),
        role TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        revoked_at INTEGER
    ) WITHOUT ROWID;
INSERT INTO "links" VALUES(X'00100D348FDDBB0A0CF4988DE19479D85B5D6E2BAB6E93605945445008757686',3,'black',1794963746150,NULL);
INSERT INTO "links" VALUES(X'11E1E212D1054EF7E1FB76E6C59C62C805F25EFBB5BB7732B9BBAD2F30C54F48',5,'white',1794963746252,NULL);
INSERT INTO "links" VALUES(X'1F8C98108C3409DCEA34B15AC33F6B22831A9731AEB755DA050A9701DFA7E893',7,'black',1794963746281,NULL);
INSERT INTO "links" VALUES(X'2DD11AC8CE2BD38EAFAE9DB78D870F34CE1521F02F90E1B5752C989FD75B172C',6,'arbiter',1794963746265,NULL);
INSERT INTO "links" VALUES(X'3F9A8880F6822D5868A1949D79FBBF3C650DCC1C4BCD850938D36C93545B7262',1,'black',1794963745869,NULL);
INSERT INTO "links" VALUES(X'51D9CB3E8CE342D8EBC87C7CEEABB3D6B79BDEDEDFDE49D5716EC311E205A059',7,'arbiter',1794963746281,NULL);
INSERT INTO "links" VALUES(X'551FDAA080D6E66BD00539093B77BA0ECBFAC4F593584CF611A54C6740185973',5,'arbiter',1794963746252,NULL);
INSERT INTO "links" VALUES(X'65761EE29C42FE6A0CB2D883E6D937939EC1DA6CCC4069BAB5A153DD33820063',7,'white',1794963746281,NULL);
INSERT INTO "links" VALUES(X'6AA6B51371F2A75BBC68C4C3E2844181C29D36936F943C920B850C1339205435',6,'assistant',1794963746265,NULL);
INSERT INTO "links" VALUES(X'6AE4D711E53966695FC2EC2D933BD2C9F7BC77A9D19051261A2BC2E7B0FFFD10',4,'arbiter',1794963746169,NULL);
INSERT INTO "links" VALUES(X'6CF3B2CD6FC7CFC0C2052A5AEEBD58DAD1F31055D856BDEB3E586FDFF5DB43BE',2,'assistant',1794963746041,NULL);
INSERT INTO "links" VALUES(X'7871CD9717DED01B45E5F753BD273B6C3CF53E09267D0F283370D7E784FD8341',4,'assistant',1794963746169,NULL);
INSERT INTO "links" VALUES(X'98F82F242F6559CB02FAF214F0E30DAC4B0D2BC057240FC1F300BBABC339EF3F',5,'black',1794963746252,NULL);
INSERT INTO "links" VALUES(X'A086CB89AEAE7A84D245FC46DD79052531D7CCE2F9A41B41886307BE7727FE14',4,'white',1794963746169,NULL);
INSERT INTO "links" VALUES(X'BE915EA9A8680BB02421E212CBFD802B152C593C9A0DFBFBBBC2B7B4216B5A76',6,'white',1794963746265,NULL);
INSERT INTO "links" VALUES(X'CF79FF1878023A3F74E12646F25C3C8765F79D08E105691D4FA11494CBA06113',1,'assistant',1794963745869,NULL);
INSERT INTO "links" VALUES(X'CFDC511F71AF74E4A9DCA41A00268E532BB10E095993DC72538139E8B5EE8433',1,'white',1794963745869,NULL);
INSERT INTO "links" VALUES(X'D6113E9031EEE5CC7FD9B518C823A2F5A88C364D8C4F880793DA0616C8849987',2,'white',1794963746041,NULL);
INSERT INTO "links" VALUES(X'D7BC1B4EE1A900038FF31572EAB8E16115E0859EB2D305A90FEFCC7A47054CF4',2,'arbiter',1794963746041,NULL);
INSERT INTO "links" VALUES(X'D94C869AAF338DF6B69CFF759B4BE42307168CD01F934238644D969B3605A19D',1,'arbiter',1794963745869,NULL);
INSERT INTO "links" VALUES(X'E73E345892FF362ED796ED99DE2B73C0B5B63D7183998096CBFE4E779DF8053A',4,'black',1794963746169,NULL);
INSERT INTO "links" VALUES(X'E9AC295AC71E6AC425D8696C9906F7C854833E42248110A241660F851A1ACEE8',6,'black',1794963746265,NULL);
INSERT INTO "links" VALUES(X'EDD1A201C2E1042A0423E6A4106D37E0EC188DF030810633E09CF21AD770EEC2',2,'black',1794963746041,NULL);
INSERT INTO "links" VALUES(X'FC93169DB5FB380B85E2816F3E8A1E1104A11C662CF1DD52D033A099A7EAB8C7',7,'assistant',1794963746281,NULL);
INSERT INTO "links" VALUES(X'FDC67E9C4FB3A07B3572E8EE5B533C459C23AAE7E871332F71D71CA851644039',5,'assistant',1794963746252,NULL);
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'8B57F83F768EA9317DCAEBEDBA7E327A15E4206D9494860DDB2E8F73FF33AF4A',1,1797555745863);
CREATE INDEX games_listed ON games (last_at) WHERE listed;
CREATE INDEX games_owned ON games (owner, last_at);
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX links_of ON links (game, role);
CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
PRAGMA user_version=1;
COMMIT;
