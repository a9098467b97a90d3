import type { ClientBase, Pool, QueryResult } from 'pg';

/** The text without parentheses: the order of a part does not affect the whole. */
function outermost(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '');
  return without === text ? text : outermost(without);
}

const lacksOrder = (text: string) => /^\s*(select|with)\b/i.test(text) && !/\border by\b/i.test(outermost(text));

/** Cached by text, as the same statements recur. */
const known = new Map<string, boolean>();

function isUnordered(text: string): boolean {
  const answer = known.get(text) ?? lacksOrder(text);
  known.set(text, answer);
  return answer;
}

/**
 * Reverses rows, and every second time that a text is sent moves the first row to the end: no two results are alike.
 */
function turning() {
  const times = new Map<string, number>();
  return <Result>(text: string, result: Result): Result => {
    const { rows } = (result ?? {}) as Partial<QueryResult>;
    if (!Array.isArray(rows) || rows.length < 2) return result;
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before % 2 === 0) rows.reverse();
    else rows.push(rows.shift());
    return result;
  };
}

/**
 * Rearranges the rows of queries without an order. PostgreSQL returns such rows as they are stored, usually in the
 * order of insertion, and in another order once it plans a query anew: code that relies on either fails here in every
 * run, and not only after a clean-up that moved rows.
 */
export function turnUnordered(pool: Pool): void {
  const turned = turning();
  pool.on('connect', (client) => turnAnswers(client, turned));
}

function turnAnswers(client: ClientBase, turned: ReturnType<typeof turning>) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((asked: string | { text: string }, ...given: unknown[]) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    if (!text || !isUnordered(text)) return query(asked, ...given);
    const told = given.at(-1);
    if (typeof told === 'function')
      return query(asked, ...given.slice(0, -1), (error: unknown, result: unknown) =>
        told(error, turned(text, result)),
      );
    const answer = query(asked, ...given);
    return answer instanceof Promise ? answer.then((result) => turned(text, result)) : answer;
  }) as ClientBase['query'];
}
