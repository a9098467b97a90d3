import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { median } from '../../../config/run/figures.mjs';
import { digits, figuresOf } from './figures';
import { cpuOf, load } from './load';
import type { Scene } from './scene';

const PATH = '/api/national-facility/certified';
const TAKES = { 'accept-encoding': 'br' };

/** How often a change is made and the map asked for. */
const CHANGES = 20;

/** The columns of the table, with the number of facilities in front. */
export const MAP_COLUMNS = [
  'facilities',
  'answer, kB',
  'unchanged, 1/s',
  'CPU, ms',
  'after a change, p50 ms',
  'CPU, ms',
  'of nothing, p50 ms',
];

interface Answer {
  etag: string;
  bytes: number;
  /** ms */
  took: number;
}

async function ask({ port }: { port: number }): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: TAKES });
  await answer.arrayBuffer();
  const took = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`The public map answered ${answer.status}.`);
  return {
    etag: answer.headers.get('etag') ?? '',
    bytes: Number(answer.headers.get('content-length')),
    took,
  };
}

/** Waits until the portal answers: what was asked to set the scene may have kept it busy. */
async function answers(portal: { port: number }): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const isAnswered = await ask(portal).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    await sleep(500);
  }
}

/** For how long is asked before anything is measured, and for how long then, s. */
interface Spans {
  warmUp: number;
  seconds: number;
}

/**
 * The answer with the public map: how many requests with its ETag are answered in a second over ten connections, how
 * long the first one takes after a change of one facility, and after one of which nothing that was kept could be used.
 */
export async function measureMap({ count, databaseUrl, portal }: Scene, spans: Spans): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const timesAfter = async (sql: string, times: number) => {
    const took: number[] = [];
    for (let at = 0; at < times; at += 1) {
      await client.query(sql);
      took.push((await ask(portal)).took);
    }
    return took;
  };
  try {
    await answers(portal);
    const { etag, bytes } = await ask(portal);
    const target = { port: portal.port, pid: portal.pid, path: PATH, etag };
    await load(target, { connections: 10, seconds: spans.warmUp });
    const unchanged = figuresOf([await load(target, { connections: 10, seconds: spans.seconds })]);
    const before = cpuOf(portal.pid);
    const changed = await timesAfter(
      `update national_facilities set lidar_pi_name = lidar_pi_name
        where id = (select id from national_facilities where displayed_status = 'initial_acceptance' order by acronym limit 1)`,
      CHANGES,
    );
    const cpu = (1000 * (cpuOf(portal.pid) - before)) / CHANGES;
    const anew = await timesAfter('insert into facility_changes (facility_id) values (null)', CHANGES / 4);
    return [
      count.toLocaleString('en'),
      digits(bytes / 1000),
      digits(unchanged.throughput),
      digits(unchanged.cpu),
      digits(median(changed)),
      digits(cpu),
      digits(median(anew)),
    ];
  } finally {
    await client.end();
  }
}
