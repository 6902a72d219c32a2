-- Named scorings: the stored replies of a run judged again with other settings, and what its wrong answers are. A
-- run's own judgement stays in `cell` and `element_category`, which are kept while it runs. Keys named `key` are
-- scoring << 40 | index, see RunLayout.
CREATE TABLE scoring(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL REFERENCES run(id),
    name TEXT NOT NULL,
    judge TEXT NOT NULL,          -- JSON of matching::JudgeSettings
    created TEXT NOT NULL,
    whole INTEGER NOT NULL DEFAULT 0, -- 1 once complete; others are never shown
    replies INTEGER NOT NULL DEFAULT 0, -- outcomes it was made from, errors included
    UNIQUE(run, name)
);
CREATE TABLE scored_cell(
    key INTEGER PRIMARY KEY,      -- index = RunLayout::cellIndex
    greedy_answered INTEGER NOT NULL,
    greedy_hits INTEGER NOT NULL,
    sampled_answered INTEGER NOT NULL,
    sampled_hits INTEGER NOT NULL,
    errors INTEGER NOT NULL,
    category INTEGER NOT NULL     -- CellCategory
);
CREATE TABLE scored_element(
    key INTEGER PRIMARY KEY,      -- index = RunLayout::elementIndex
    category INTEGER NOT NULL     -- ChronoCategory
);
-- The wrong replies of a Generation or MCQA cell by what they are; TF replies name no object and have no rows. Over
-- a cell, greedy + sampled add up to its answered replies less its hits.
CREATE TABLE diagnosis(
    key INTEGER NOT NULL,         -- as scored_cell
    kind INTEGER NOT NULL,        -- scoring::AnswerKind
    shift INTEGER NOT NULL,       -- years, asked less answered: > 0 stale, < 0 ahead, else 0
    greedy INTEGER NOT NULL,      -- replies
    sampled INTEGER NOT NULL,
    PRIMARY KEY(key, kind, shift)
) WITHOUT ROWID;
-- Replies per score, refused and empty ones at 0 among them, errors not.
CREATE TABLE score_histogram(
    scoring INTEGER NOT NULL REFERENCES scoring(id),
    template INTEGER NOT NULL,
    score INTEGER NOT NULL,       -- 0 to 100, rounded down; 0 also for all below matching::kScoreFloor
    count INTEGER NOT NULL,
    PRIMARY KEY(scoring, template, score)
) WITHOUT ROWID;
