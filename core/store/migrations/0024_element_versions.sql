-- Elements that an edited version stands in for: new runs ask the version, runs that asked the element keep it.
CREATE TABLE element_replaced(
    row INTEGER PRIMARY KEY REFERENCES element(row),
    by_row INTEGER NOT NULL REFERENCES element(row)
);
