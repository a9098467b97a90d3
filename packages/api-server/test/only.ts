/** The row of a query that must return exactly one. */
export const only = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row, another] = await rows;
  if (!row || another) throw new Error('There is not exactly one row.');
  return row;
};
