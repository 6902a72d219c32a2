-- Benchmark elements and few-shots. `element` holds what slices need, `element_body` the facts themselves, so that
-- a scan over all elements stays small.
CREATE TABLE element(
    row INTEGER PRIMARY KEY,      -- import order
    id BLOB NOT NULL,             -- 16 bytes, content hash
    few_shot INTEGER NOT NULL,
    domain INTEGER NOT NULL,
    state INTEGER NOT NULL,
    relation TEXT NOT NULL,
    subject TEXT NOT NULL,
    years BLOB NOT NULL,          -- askable years, two bytes each, little endian, ascending
    distractors INTEGER NOT NULL,
    UNIQUE(few_shot, id)
);
CREATE TABLE element_body(
    row INTEGER PRIMARY KEY REFERENCES element(row),
    body TEXT NOT NULL,
    extra TEXT NOT NULL           -- unknown keys of the source line, JSON, or empty
);
