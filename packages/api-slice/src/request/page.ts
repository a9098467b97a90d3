import type { ResponseMeta } from './send';

/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Number of matching rows on all pages. */
  total: number;
}

/** Builds a page from its rows and the total in the response's meta data. */
export const toPage = <Row>(rows: Row[], meta: ResponseMeta | undefined): Page<Row> => ({
  rows,
  total: meta?.total ?? rows.length,
});
