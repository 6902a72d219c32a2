-- Words that this workspace has of its own for relations, laid over the shipped ones: a pack of each format. What runs
-- were asked with stands in `pack`.
CREATE TABLE own_pack(
    format TEXT PRIMARY KEY CHECK(length(format) BETWEEN 1 AND 100),
    json TEXT NOT NULL CHECK(length(json) <= 4194304)
) WITHOUT ROWID;
