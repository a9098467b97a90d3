import { TABLES } from '@portal/domain';
import type { ApiError } from './api-error';
import type { get } from './call';
import { withQuery } from './with-query';

type Path = ReturnType<typeof get>;
type Answer = { data?: unknown; error?: ApiError | undefined };

interface Counted {
  total_count: number;
}

/** All rows of a list that is served page by page, for tables that mix several lists. */
export async function everyRow<Row>(
  ask: (path: Path) => Answer | PromiseLike<Answer>,
  path: Path,
  rowsOf: (page: Record<string, Row[] | undefined>) => Row[] | undefined,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const rows: Row[] = [];
  for (;;) {
    // In sequence, since each page says whether there are more.
    // eslint-disable-next-line no-await-in-loop
    const { data, error } = await ask(withQuery(path, { start: rows.length, count: TABLES.maxCount }));
    if (error) return { error };
    const page = rowsOf(data as Record<string, Row[]>) ?? [];
    rows.push(...page);
    if (page.length === 0 || rows.length >= (data as Counted).total_count) return { data: rows };
  }
}
