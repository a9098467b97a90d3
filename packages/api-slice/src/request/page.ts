import { TABLES } from '@portal/domain';
import type { ResponseMeta } from './send';

export interface Page<Row> {
  rows: Row[];
  /** The number of matching rows on all pages. */
  total: number;
}

/** Builds a page from its rows and the total in the response's meta data. */
export const toPage = <Row>(rows: Row[], meta: ResponseMeta | undefined): Page<Row> => ({
  rows,
  total: meta?.total ?? rows.length,
});

/** Loads a list page by page, so that the server can serve other requests in between. */
export async function allPages<Row>(load: (part: { start: number; count: number }) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  for (;;) {
    const page = await load({ start: rows.length, count: TABLES.maxCount });
    rows.push(...page.rows);
    if (rows.length >= page.total || page.rows.length === 0) return rows;
  }
}
