-- What tells facts apart whose names are the same words: the ids of their subject and object in a source that has
-- several of one name.
ALTER TABLE dated_fact ADD COLUMN entities TEXT NOT NULL DEFAULT ''; -- "Q5|Q8"; empty: the names tell
