-- ChroKnowPrompt. A traversal run is a run (plan 'traversal') that starts from the finished run `base`: it has that
-- run's spec, packs and years, and of its elements those that are traversed. The reply to step k of target n has index
-- n * span + k. Keys named `key` are run << 40 | ordinal.
ALTER TABLE run ADD COLUMN base INTEGER NOT NULL DEFAULT 0;    -- 0: no traversal run
ALTER TABLE run ADD COLUMN traversal TEXT NOT NULL DEFAULT ''; -- JSON of TraversalSpec; empty: no traversal run
CREATE TABLE traversal_element(
    key INTEGER PRIMARY KEY,
    evidence TEXT NOT NULL        -- JSON, see traversal::encodeEvidence: what the base run said when this run was made
);
CREATE TABLE traversal_target(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,     -- of the element in the run
    number INTEGER NOT NULL,      -- in the run, from 0, element by element
    year INTEGER NOT NULL,
    before INTEGER NOT NULL,      -- CellCategory in the base run
    previous_steps INTEGER NOT NULL,
    next_steps INTEGER NOT NULL,
    changed INTEGER,              -- see traversal::objectChanged; NULL: no year is shown
    total INTEGER NOT NULL,       -- traversal::Outcome
    previous_only INTEGER NOT NULL, -- traversal::Outcome
    score REAL NOT NULL,
    candidate TEXT NOT NULL,
    matched TEXT NOT NULL,
    ever_right INTEGER NOT NULL,
    deciding_step INTEGER NOT NULL, -- -1: no candidate
    calls INTEGER NOT NULL,       -- replies taken so far
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    failed INTEGER NOT NULL,      -- 1: a step ended in an error
    PRIMARY KEY(run, ordinal, number)
) WITHOUT ROWID;
CREATE TABLE traversal_stratum(
    run INTEGER NOT NULL REFERENCES run(id),
    domain INTEGER NOT NULL,
    state INTEGER NOT NULL,
    category INTEGER NOT NULL,    -- ChronoCategory in the base run
    elements INTEGER NOT NULL,    -- of the base run
    sampled INTEGER NOT NULL,     -- of them, measured
    PRIMARY KEY(run, domain, state, category)
) WITHOUT ROWID;
-- What a person stepped through and accepted; no part of any traversal run.
CREATE TABLE traversal_accepted(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL REFERENCES run(id), -- the base run
    row INTEGER NOT NULL REFERENCES element(row),
    year INTEGER NOT NULL,
    outcome INTEGER NOT NULL,     -- traversal::Outcome
    model TEXT NOT NULL,
    trace TEXT NOT NULL,          -- JSON, see traversal::encodeTrace
    created TEXT NOT NULL
);
