-- What a source calls the subject and the object of a fact beside their names. `entities` holds them once more where
-- they are part of what the fact is: where facts of these names have other ids.
ALTER TABLE dated_fact ADD COLUMN subject_id TEXT NOT NULL DEFAULT '';
ALTER TABLE dated_fact ADD COLUMN object_id TEXT NOT NULL DEFAULT '';
UPDATE dated_fact SET subject_id = substr(entities, 1, instr(entities, '|') - 1),
                      object_id = substr(entities, instr(entities, '|') + 1)
    WHERE entities <> '';
CREATE INDEX dated_fact_triple ON dated_fact(triple);
