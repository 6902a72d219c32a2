-- Runs of the temporal robustness study (study 'robustness', plan 'dates'). `ordinal`: of the fact in the run, from 0. The
-- reply to date d of a fact has index `first` + d.
CREATE TABLE stress_run(
    run INTEGER PRIMARY KEY REFERENCES run(id),
    spec TEXT NOT NULL            -- JSON, see StressSpec
);
CREATE TABLE stress_relation(
    run INTEGER NOT NULL REFERENCES run(id),
    place INTEGER NOT NULL,       -- from 0
    name TEXT NOT NULL,
    PRIMARY KEY(run, place)
) WITHOUT ROWID;
CREATE TABLE stress_fact(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,
    fact INTEGER NOT NULL REFERENCES dated_fact(row),
    relation INTEGER NOT NULL,    -- stress_relation.place
    first INTEGER NOT NULL,       -- index of its first reply
    dates INTEGER NOT NULL,       -- how many
    PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
-- As they were when the run was made: a run from elsewhere brings its own dates, classes and alphas.
CREATE TABLE stress_dates(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,
    dates BLOB NOT NULL,          -- see encodeDates()
    PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
-- What came of the facts all of whose dates have an outcome.
CREATE TABLE stress_unit(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,
    relation INTEGER NOT NULL,    -- stress_relation.place
    units BLOB NOT NULL,          -- one of each precision, see encodeUnits()
    PRIMARY KEY(run, ordinal)
) WITHOUT ROWID;
-- Sums over the dates of the same facts. The sum of log P is whole + fraction / 2^50, see ExactSum.
CREATE TABLE stress_alpha(
    run INTEGER NOT NULL REFERENCES run(id),
    relation INTEGER NOT NULL,    -- stress_relation.place
    precision INTEGER NOT NULL,
    class INTEGER NOT NULL,       -- DateClass
    bin INTEGER NOT NULL,         -- see AlphaBins.h
    dates INTEGER NOT NULL,       -- whose log P is finite
    whole INTEGER NOT NULL,
    fraction INTEGER NOT NULL,
    left_out INTEGER NOT NULL,    -- whose log P is not
    PRIMARY KEY(run, relation, precision, class, bin)
) WITHOUT ROWID;
-- Sizes of models, entered once.
CREATE TABLE stress_model(
    model TEXT PRIMARY KEY,
    family TEXT NOT NULL,
    parameters REAL NOT NULL
) WITHOUT ROWID;
