-- Images, each once by its content; and MINED: its items and what its runs ask.
CREATE TABLE media(
    row INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,      -- 16 bytes, content hash of the bytes
    type TEXT NOT NULL,           -- "image/png"
    width INTEGER NOT NULL,       -- pixels
    height INTEGER NOT NULL,
    bytes BLOB NOT NULL
);
CREATE TABLE mined_attributes(
    row INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,      -- 16 bytes, content hash of the list
    list TEXT NOT NULL            -- JSON list of attribute strings in the order of the file
);
CREATE TABLE mined_item(
    row INTEGER PRIMARY KEY,      -- import order
    id BLOB NOT NULL UNIQUE,      -- 16 bytes, content hash
    number TEXT NOT NULL,         -- `id` of its file
    task INTEGER NOT NULL,        -- mined::Task
    type TEXT NOT NULL,
    eval_type TEXT NOT NULL,
    subject TEXT NOT NULL,
    hypernym TEXT NOT NULL,
    property TEXT NOT NULL,
    question TEXT NOT NULL,
    completion TEXT NOT NULL,
    golds TEXT NOT NULL,          -- JSON list
    attributes INTEGER NOT NULL REFERENCES mined_attributes(row),
    context TEXT NOT NULL,
    context_subject TEXT NOT NULL,
    context_year INTEGER,
    context_property TEXT NOT NULL,
    image INTEGER REFERENCES media(row),
    other_image INTEGER REFERENCES media(row),
    extra TEXT NOT NULL           -- every other field, a JSON object
);
CREATE TABLE mined_run(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    spec TEXT NOT NULL            -- JSON, see mined::AskingSpec; of a judge: the run it judges
);
-- An item under a condition, in the order of asking; what is NULL is as the item has it.
CREATE TABLE mined_unit(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,
    item INTEGER NOT NULL REFERENCES mined_item(row),
    with_context INTEGER NOT NULL,
    context TEXT,
    context_subject TEXT,
    golds TEXT,                   -- JSON list
    PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
