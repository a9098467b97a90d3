import { table } from '../../../config/run/figures.mjs';
import type { Fault } from './faults';
import { countsOf, groupsOf, type Observed, type Times, type Trouble } from './observed';
import type { Usage } from './usage';

/** Rows of the table of calls. */
const MAX_ROWS = 40;

const ms = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const rowOf = ({ name, count, p50, p95, p99 }: Times) => [name, count.toLocaleString('en'), ...[p50, p95, p99].map(ms)];
const TIMES = ['requests', 'p50, ms', 'p95', 'p99'];

const say = (text: string) => void process.stdout.write(`${text}\n`);

function sayTable(title: string, titles: readonly string[], rows: readonly (readonly string[])[]) {
  say(`\n### ${title}\n`);
  say(rows.length === 0 ? 'None.' : table(titles, rows));
}

/** The errors after a fault and before the next one. */
function afterFault(faults: readonly Fault[], number: number, troubles: readonly Trouble[]) {
  const { at: from = 0 } = faults[number] ?? {};
  const until = faults[number + 1]?.at ?? Number.POSITIVE_INFINITY;
  const after = troubles.filter(({ at }) => at >= from && at < until);
  const last = after.at(-1);
  return { count: after.length, lasted: last ? last.at - from : 0 };
}

interface Result {
  observed: Observed;
  faults: readonly Fault[];
  usage: readonly Usage[];
  /** Length of the load, s. */
  seconds: number;
  kept: number;
  unknown: number;
  lostSessions: number;
  problems: readonly string[];
  errorsInLogs: readonly string[];
}

/** Prints the tables for `docs/performance/<date>.md`. */
export function report({ observed, faults, usage, seconds, ...rest }: Result): void {
  const { seen, troubles } = observed;
  const calls = seen.filter(({ status }) => status > 0 && status < 400);
  sayTable(
    'Requests by role',
    ['role', ...TIMES],
    [...groupsOf(calls, ({ role }) => role).map(rowOf), ...groupsOf(calls, () => 'all').map(rowOf)],
  );
  say(
    `\n${(seen.length / seconds).toFixed(0)} requests a second, ${((calls.length / seen.length) * 100).toFixed(2)} % of them answered.`,
  );
  sayTable(
    'Requests by call',
    ['call', ...TIMES],
    groupsOf(calls, ({ call }) => call)
      .slice(0, MAX_ROWS)
      .map(rowOf),
  );
  sayTable(
    'Writes and logins',
    ['call', ...TIMES],
    groupsOf(
      calls.filter(({ call }) => !call.startsWith('GET')),
      ({ call }) => call,
    ).map(rowOf),
  );
  sayTable(
    'What was done meanwhile',
    ['what', 'at, s', 'until all ran again, s', 'errors seen after it', 'the last of them after, s', 'note'],
    faults.map(({ what, at, lasted, note }, number) => {
      const after = afterFault(faults, number, troubles);
      return [what, at.toFixed(0), lasted.toFixed(1), `${after.count}`, after.lasted.toFixed(1), note];
    }),
  );
  sayTable(
    'Errors that people saw',
    ['error', 'times'],
    countsOf(troubles.map(({ kind }) => kind)).map(([kind, count]) => [kind, `${count}`]),
  );
  sayTable(
    'Errors by call',
    ['call and error', 'times'],
    countsOf(troubles.map(({ call, kind }) => `${call.replaceAll(/[0-9a-f-]{36}/g, ':id')}: ${kind}`))
      .slice(0, MAX_ROWS)
      .map(([kind, count]) => [kind, `${count}`]),
  );
  sayTable(
    'Errors by minute',
    ['minute', 'errors'],
    countsOf(troubles.map(({ at }) => `${Math.floor(at / 60) + 1}`))
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([minute, count]) => [minute, `${count}`]),
  );
  sayTable(
    'Processor time and memory',
    ['part', 'processor time, s', 'of one core', 'memory, MB (median)', 'at most'],
    usage.map(({ name, cpu, memory, mostMemory }) => [
      name,
      cpu.toFixed(0),
      `${((100 * cpu) / seconds).toFixed(1)} %`,
      memory.toFixed(0),
      mostMemory.toFixed(0),
    ]),
  );
  sayTable(
    'Errors in the logs of the servers',
    ['message', 'times'],
    countsOf(rest.errorsInLogs).map(([message, count]) => [message, `${count}`]),
  );
  say(
    `\n${rest.kept} values were said to be saved, and compared with what is there; ${rest.unknown} have no answer; ${rest.lostSessions} sessions ended by themselves.`,
  );
  say(
    rest.problems.length === 0
      ? 'Nothing was lost, nothing was doubled.'
      : `\n${rest.problems.length} problems:\n${rest.problems.join('\n')}`,
  );
}
