-- What people say of runs and do with them.
CREATE TABLE run_note(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    note TEXT NOT NULL
);
CREATE TABLE run_tag(
    run INTEGER NOT NULL REFERENCES run(id),
    tag TEXT NOT NULL,
    PRIMARY KEY(run, tag)
) WITHOUT ROWID;
-- Asks at a later date what `first` asked: the same elements, years and prompts.
CREATE TABLE run_repeat(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    first INTEGER NOT NULL REFERENCES run(id)
);
-- Out of every list; out of the file some time later.
CREATE TABLE run_deleted(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    at TEXT NOT NULL               -- UTC
);
