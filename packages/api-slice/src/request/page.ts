import type { Said } from './send';

/** A part of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows match, on this page or not. */
  total: number;
}

/** A part of a list, with how many rows there are beside it. */
export const toPage = <Row>(rows: Row[], said: Said | undefined): Page<Row> => ({
  rows,
  total: said?.total ?? rows.length,
});
