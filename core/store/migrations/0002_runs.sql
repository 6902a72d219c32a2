-- Runs, replies and the tallies kept up to date with them. Keys named `key` are run << 40 | index, see RunLayout.
CREATE TABLE pack(
    id BLOB PRIMARY KEY,          -- content hash of the JSON
    json TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE run(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    model TEXT NOT NULL,
    backend TEXT NOT NULL,        -- URI without keys
    plan TEXT NOT NULL,           -- which probe plan
    spec TEXT NOT NULL,           -- JSON, see RunSpec
    years TEXT NOT NULL,          -- JSON list, the year grid
    elements INTEGER NOT NULL,
    slice_hash TEXT NOT NULL,
    template_pack BLOB NOT NULL REFERENCES pack(id),
    relation_pack BLOB NOT NULL REFERENCES pack(id),
    element_limit INTEGER NOT NULL, -- largest element.row known when the run was made
    state INTEGER NOT NULL,
    message TEXT NOT NULL DEFAULT '',
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    total INTEGER NOT NULL,
    answered INTEGER NOT NULL DEFAULT 0,
    refused INTEGER NOT NULL DEFAULT 0,
    empty INTEGER NOT NULL DEFAULT 0,
    prompt_tokens INTEGER NOT NULL DEFAULT 0,
    completion_tokens INTEGER NOT NULL DEFAULT 0,
    seconds REAL NOT NULL DEFAULT 0,
    low_water INTEGER NOT NULL DEFAULT 0 -- every planned reply index below is stored
);
CREATE TABLE run_error(
    run INTEGER NOT NULL REFERENCES run(id),
    kind INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY(run, kind)
) WITHOUT ROWID;
CREATE TABLE run_element(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,
    row INTEGER NOT NULL REFERENCES element(row),
    PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
CREATE TABLE reply_text(
    id INTEGER PRIMARY KEY,       -- from the hash of the text
    text TEXT NOT NULL
);
CREATE TABLE reply(
    key INTEGER PRIMARY KEY,
    text INTEGER NOT NULL,        -- reply_text.id; the message when an error
    kind INTEGER NOT NULL,        -- ReplyKind, or minus ErrorKind
    hit INTEGER NOT NULL,
    score INTEGER NOT NULL,       -- tenths
    prompt_tokens INTEGER,
    completion_tokens INTEGER,
    finish INTEGER NOT NULL,
    latency_us INTEGER NOT NULL
);
CREATE TABLE cell(
    key INTEGER PRIMARY KEY,
    greedy_answered INTEGER NOT NULL,
    greedy_hits INTEGER NOT NULL,
    sampled_answered INTEGER NOT NULL,
    sampled_hits INTEGER NOT NULL,
    errors INTEGER NOT NULL,
    category INTEGER NOT NULL     -- CellCategory
);
CREATE TABLE element_category(
    key INTEGER PRIMARY KEY,
    category INTEGER NOT NULL     -- ChronoCategory
);
CREATE TABLE tally(
    run INTEGER NOT NULL REFERENCES run(id),
    template INTEGER NOT NULL,
    domain INTEGER NOT NULL,
    state INTEGER NOT NULL,
    relation TEXT NOT NULL,
    year INTEGER NOT NULL,
    elements INTEGER NOT NULL,
    correct INTEGER NOT NULL DEFAULT 0,
    partial_greedy INTEGER NOT NULL DEFAULT 0,
    partial_sampled INTEGER NOT NULL DEFAULT 0,
    incorrect INTEGER NOT NULL DEFAULT 0,
    lost_samples INTEGER NOT NULL DEFAULT 0, -- requests that ended in an error, in cells with and without a category
    PRIMARY KEY(run, template, domain, state, relation, year)
) WITHOUT ROWID;
CREATE TABLE chrono_tally(
    run INTEGER NOT NULL REFERENCES run(id),
    template INTEGER NOT NULL,
    domain INTEGER NOT NULL,
    state INTEGER NOT NULL,
    relation TEXT NOT NULL,
    elements INTEGER NOT NULL,
    known INTEGER NOT NULL DEFAULT 0,
    partial_known INTEGER NOT NULL DEFAULT 0,
    cutoff_after INTEGER NOT NULL DEFAULT 0,
    cutoff_before INTEGER NOT NULL DEFAULT 0,
    unknown INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY(run, template, domain, state, relation)
) WITHOUT ROWID;
