-- What a run of knowledge editing (IKE) shows in front of its questions; texts are made anew out of the items.
CREATE TABLE mined_edit(
    run INTEGER NOT NULL REFERENCES run(id),
    ordinal INTEGER NOT NULL,     -- of the mined_unit that is asked
    completion INTEGER NOT NULL,  -- 1: in front of the sentence to be completed, 0: of the question
    fact INTEGER NOT NULL,        -- ordinal of the unit whose fact is told as new
    shown TEXT NOT NULL,          -- JSON list of demonstrations in their order: 2 × ordinal a copy, + 1 an update
    PRIMARY KEY(run, ordinal, completion)
) WITHOUT ROWID;
