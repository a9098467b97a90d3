import { MS_PER_DAY } from '@portal/domain';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '../../platform/process/app-types';
import { within } from '../health/within';
import { loggable } from '../../platform/db/loggable';
import { countMessages, listCurrent, sumLoads } from './stored-facts.store';

type Needs = Pick<Context, 'db' | 'log' | 'now'>;

const WEEK = 7 * MS_PER_DAY;

/** Time limit for the database, ms: the reader of the metrics needs the others soon. */
const TIMEOUT_MS = 3000;

const STATUSES = ['pending', 'sending', 'sent', 'failed'] as const;
const WAITING: readonly string[] = ['pending', 'sending'];

async function readFacts({ db, now }: Needs) {
  const messages = await countMessages(db, new Date(now().getTime() - WEEK));
  return { messages, current: await listCurrent(db), loads: await sumLoads(db) };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;

function gaugesOf(registry: Registry) {
  const registers = [registry];
  return {
    up: new Gauge({ name: 'portal_database_up', help: 'Whether the database answered to this look.', registers }),
    messages: new Gauge({
      name: 'portal_mail_messages',
      help: 'Messages by status: all that wait (pending, sending); sent and failed ones of the last seven days.',
      labelNames: ['status'],
      registers,
    }),
    oldest: new Gauge({
      name: 'portal_mail_oldest_waiting_seconds',
      help: 'Age of the oldest message that waits; 0 when none does.',
      registers,
    }),
    current: new Gauge({
      name: 'portal_release_info',
      help: 'The current release of each part.',
      labelNames: ['part', 'version', 'hash'],
      registers,
    }),
    loads: new Counter({
      name: 'portal_release_loads_total',
      help: 'What browsers reported of loading each part: loaded, or the class of the fault.',
      labelNames: ['part', 'outcome'],
      registers,
    }),
  };
}
type Gauges = ReturnType<typeof gaugesOf>;

function report({ messages, oldest, current, loads }: Gauges, facts: Facts, now: Date) {
  for (const status of STATUSES)
    messages.set({ status }, facts.messages.find((message) => message.status === status)?.count ?? 0);
  const since = facts.messages.filter(({ status }) => WAITING.includes(status)).map((message) => message.oldest ?? now);
  oldest.set(Math.max(0, ...since.map((moment) => (now.getTime() - moment.getTime()) / 1000)));
  for (const release of facts.current) current.set(release, 1);
  for (const { part, outcome, count } of facts.loads) loads.inc({ part, outcome }, count);
}

/**
 * Shows the metrics of the database, which are the same on every server. Returns a function that reads them again.
 * Those that cannot be read in time are left out, so that old values do not pass for present ones.
 */
export function showStored(registry: Registry, needs: Needs): () => Promise<void> {
  const gauges = gaugesOf(registry);
  let reading: Promise<Facts | undefined> | undefined;
  // One read at a time, however many requests there are and however slow the database is.
  const read = () =>
    (reading ??= readFacts(needs)
      .catch((error: Error) => {
        needs.log.warn(loggable(error), 'metrics could not be read from the database');
        return undefined;
      })
      .finally(() => (reading = undefined)));
  return async () => {
    const facts = await within(TIMEOUT_MS, read(), () => undefined);
    for (const gauge of Object.values(gauges)) gauge.reset();
    gauges.up.set(facts ? 1 : 0);
    if (facts) report(gauges, facts, needs.now());
  };
}
