-- The place of an element in a run: runs are in an order of their own, which need not be that of rows.
CREATE INDEX run_element_row ON run_element(run, row);
