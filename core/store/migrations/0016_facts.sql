-- Dated facts of temporal robustness: an object that held for a subject and a relation in one bounded period. Dates
-- are ISO at their own precision. A row is never changed.
CREATE TABLE dated_fact(
    row INTEGER PRIMARY KEY,      -- import order
    id TEXT NOT NULL UNIQUE,      -- as its source gave it, else its content in hex digits
    content BLOB NOT NULL UNIQUE, -- 16 bytes, hash of what is asked and judged
    subject TEXT NOT NULL,
    relation TEXT NOT NULL,
    relation_id TEXT NOT NULL,    -- Wikidata's, or empty
    object TEXT NOT NULL,
    first_date TEXT NOT NULL,
    last_date TEXT NOT NULL,
    triple BLOB NOT NULL,         -- 16 bytes, hash of subject, relation and object: see dated_period
    known TEXT NOT NULL,          -- START/END: nothing is known of the three outside of it; empty: all is
    subject_visits REAL,
    object_visits REAL,
    visits REAL,                  -- of the fact, where the source says no more
    source TEXT NOT NULL
);
-- All periods in which a subject, relation and object held, from whatever source: each is told to all facts of the three.
CREATE TABLE dated_period(
    triple BLOB NOT NULL,
    first_date TEXT NOT NULL,
    last_date TEXT NOT NULL,      -- empty: it still holds
    PRIMARY KEY(triple, first_date, last_date)
) WITHOUT ROWID;
