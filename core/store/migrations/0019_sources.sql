-- Benchmarks built from their sources. A build is what was read, by which rules, and the counts that came of it; an
-- element may come of several builds.
CREATE TABLE build(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    source TEXT NOT NULL,         -- "wikidata", "umls" …
    licence TEXT NOT NULL,
    made TEXT NOT NULL,           -- UTC
    options TEXT NOT NULL,        -- JSON: the rules, the frame, the seed
    summary TEXT NOT NULL         -- JSON: funnel, dropped, what was read
);
CREATE TABLE element_source(
    element INTEGER NOT NULL REFERENCES element(row),
    build INTEGER NOT NULL REFERENCES build(id),
    source_id TEXT NOT NULL,      -- of the subject
    relation_id TEXT NOT NULL,
    as_of INTEGER,                -- year of the source; null without time
    object_ids TEXT NOT NULL,     -- JSON: year to ids of its objects
    PRIMARY KEY(element, build)
) WITHOUT ROWID;
