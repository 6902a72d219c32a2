-- Annotations: what people say of cells. An item is a cell of a run, named by content alone, so that annotations outlive
-- the run and are the same in copies of the workspace: `run` is annotation::runIdentity, `element` the element's id (16
-- bytes each), `template` a prompt::Template. A voice is (author, final).
CREATE TABLE label_set(
    name TEXT PRIMARY KEY,
    json TEXT NOT NULL            -- see annotation::labelSetFromJson
) WITHOUT ROWID;
CREATE TABLE annotation_queue(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    guideline TEXT NOT NULL,
    label_set TEXT NOT NULL,
    item_order TEXT NOT NULL,     -- name of an annotation::QueueOrder
    seed INTEGER NOT NULL,        -- 64 bits without a sign
    filter TEXT NOT NULL,         -- JSON of the results::ResultFilter it was made from
    blind INTEGER NOT NULL,
    created TEXT NOT NULL
);
-- The cells of a queue in their order, while their run is in this workspace.
CREATE TABLE queue_item(
    queue INTEGER NOT NULL REFERENCES annotation_queue(id),
    place INTEGER NOT NULL,       -- from 0, without gaps
    run INTEGER NOT NULL REFERENCES run(id),
    cell INTEGER NOT NULL,        -- RunLayout::cellIndex
    skipped INTEGER NOT NULL,
    PRIMARY KEY(queue, place)
) WITHOUT ROWID;
-- What is said now.
CREATE TABLE annotation(
    run BLOB NOT NULL,
    element BLOB NOT NULL,
    year INTEGER NOT NULL,
    template INTEGER NOT NULL,
    author TEXT NOT NULL,
    final INTEGER NOT NULL,       -- 1: an adjudicator's word
    model TEXT NOT NULL,
    label_set TEXT NOT NULL,
    body TEXT NOT NULL,           -- JSON of annotation::AnnotationBody, never an empty one
    seconds REAL NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    PRIMARY KEY(run, element, year, template, author, final)
) WITHOUT ROWID;
-- Every step that was ever done; nothing is removed from here.
CREATE TABLE annotation_action(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    author TEXT NOT NULL,         -- who did it, whoever's annotations it changed
    text TEXT NOT NULL,
    created TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    lost INTEGER NOT NULL DEFAULT 0 -- 1: undone, and its author has done something else since
);
CREATE INDEX annotation_action_undoable ON annotation_action(author, id) WHERE lost = 0;
CREATE TABLE annotation_change(
    action INTEGER NOT NULL REFERENCES annotation_action(id),
    number INTEGER NOT NULL,      -- in its action, from 0
    run BLOB NOT NULL,
    element BLOB NOT NULL,
    year INTEGER NOT NULL,
    template INTEGER NOT NULL,
    author TEXT NOT NULL,
    final INTEGER NOT NULL,
    model TEXT NOT NULL,
    label_set TEXT NOT NULL,
    body_before TEXT,             -- NULL: nothing was said
    body_after TEXT,              -- NULL: nothing is said any more
    seconds REAL NOT NULL,        -- added
    label_set_before TEXT NOT NULL, -- this and what follows: with body_before, else empty
    seconds_before REAL NOT NULL,
    created_before TEXT NOT NULL,
    PRIMARY KEY(action, number)
) WITHOUT ROWID;
CREATE INDEX annotation_change_item ON annotation_change(run, element, year, template);
-- Accepted answers that a scoring counts as right: it is no judgement of the matcher alone.
CREATE TABLE scoring_override(
    scoring INTEGER NOT NULL REFERENCES scoring(id),
    element BLOB NOT NULL,        -- 16 bytes, content hash
    year INTEGER NOT NULL,
    template INTEGER NOT NULL,
    answer TEXT NOT NULL,
    author TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY(scoring, element, year, template, answer, author)
) WITHOUT ROWID;
