import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';

/** The number of traces of each kind that a step leaves, e.g. `entry application.submit`. */
export type Traces = Readonly<Record<string, number>>;

// Logins are left out: expired tokens cause some during a test.
const TRACES = sql`
  select 'entry ' || action as what, count(*) as count from audit_entries where action <> 'session.open' group by 1
  union all select 'mail ' || kind, count(*) from emails group by 1
  union all select 'file ' || coalesce(linked_as, case when uploader_id is null then 'of nobody' else 'upload' end), count(*)
    from files group by 1
  union all select 'frozen ' || kind, count(*) from snapshots group by 1
  union all select 'accepted version', count(*) from accepted_versions
  union all select 'round', count(*) from applications
  union all select 'account', count(*) from users
  union all select 'evaluation', count(*) from evaluations where evaluated_at is not null`;

/** The present traces. */
export async function tracesOf(db: Db): Promise<Traces> {
  const { rows } = await db.execute<{ what: string; count: string }>(TRACES);
  return Object.fromEntries(rows.map(({ what, count }) => [what, Number(count)]));
}

/** The numbers of added traces; negative for removed ones. */
export function differences(before: Traces, after: Traces): Traces {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...all].toSorted().map((what) => [what, (after[what] ?? 0) - (before[what] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
