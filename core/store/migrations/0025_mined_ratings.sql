-- The human study of MINED: what persons say of the quality of items, by the items' content, so that ratings are the same
-- in copies of the workspace.
CREATE TABLE mined_rating(
    item BLOB NOT NULL,           -- 16 bytes, content hash of the item
    annotator TEXT NOT NULL,
    body TEXT NOT NULL,           -- JSON: scores, 0 to 10 by key, and written texts by key
    seconds REAL NOT NULL,        -- spent on it, over all visits
    changed TEXT NOT NULL,        -- UTC, ISO 8601
    PRIMARY KEY(item, annotator)
) WITHOUT ROWID;
