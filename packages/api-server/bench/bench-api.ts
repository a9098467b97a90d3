import { parseArgs } from 'node:util';
import { CALLS, LISTS, type BenchCall } from './api/calls';
import { table } from '../../config/run/figures.mjs';
import { digits, figuresOf, type Figures } from './api/figures';
import { load, type Seen, type Target } from './api/load';
import { MAP_COLUMNS, measureMap } from './api/public-map';
import { setScene, type Scene } from './api/scene';

/**
 * Throughput and latency of the most used calls, beside a bare server with the same queries, and how lists grow. Takes
 * the addresses of empty databases of one PostgreSQL, one per number of facilities; prints tables for
 * `docs/performance/<date>.md`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    lists: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const CONNECTIONS = { call: 10, list: 1 };

/**
 * How long is asked before anything is measured, s. Node.js compiles what is asked often beside the server, which
 * counts as processor time of the server and ends within seconds; a list is measured by its median alone.
 */
const WARM_UP = { call: 4, list: 0.5 };
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

const TIMES = ['portal p50, ms', 'p95', 'bare p50, ms', 'p95', 'portal CPU, ms', 'bare CPU, ms', 'share by CPU'];

const say = (text: string) => void process.stdout.write(`${text}\n`);
const isWanted = ({ name }: BenchCall) => name.includes(values.only);

/** Asks several servers in turns, so that what else the machine does meets all of them. */
async function inTurns(targets: readonly Target[], kind: keyof typeof WARM_UP): Promise<Figures[]> {
  const seen: Seen[][] = targets.map(() => []);
  const connections = CONNECTIONS[kind];
  for (const target of targets) await load(target, { connections, seconds: WARM_UP[kind] });
  for (let round = 0; round < rounds; round += 1)
    for (const [at, target] of targets.entries()) seen[at]?.push(await load(target, { connections, seconds }));
  return seen.map(figuresOf);
}

async function compareWithBare(scene: Scene) {
  const rows: string[][] = [];
  for (const [at, call] of CALLS.entries()) {
    if (!isWanted(call)) continue;
    await scene.renew();
    const [portal, bare] = await inTurns([scene.asked(call), scene.bare(at)], 'call');
    if (!portal || !bare) continue;
    const share = `${((100 * portal.throughput) / bare.throughput).toFixed(0)} %`;
    rows.push([
      `\`${call.name}\``,
      ...[portal.throughput, bare.throughput].map(digits),
      share,
      ...[portal.p50, portal.p95, bare.p50, bare.p95, portal.cpu, bare.cpu].map(digits),
      `${((100 * bare.cpu) / portal.cpu).toFixed(0)} %`,
    ]);
  }
  say(`\n### ${scene.count.toLocaleString('en')} facilities\n`);
  say(table(['call', 'portal, 1/s', 'bare, 1/s', 'share', ...TIMES], rows));
}

async function compareSizes(scenes: readonly Scene[]) {
  const rows: string[][] = [];
  for (const call of LISTS) {
    if (!isWanted(call)) continue;
    for (const scene of scenes) await scene.renew();
    const found = await inTurns(
      scenes.map((scene) => scene.asked(call)),
      'list',
    );
    const [small, large] = [found[0]?.p50 ?? Number.NaN, found.at(-1)?.p50 ?? Number.NaN];
    const label = call.path({ facility: ':id', lidar: ':id', photometer: ':id' });
    rows.push([`\`${label}\` (${call.who})`, ...found.map(({ p50 }) => digits(p50)), (large / small).toFixed(1)]);
  }
  const titles = scenes.map(({ count }) => `${count.toLocaleString('en')}, p50 ms`);
  say('\n### Lists that come in pages, one caller\n');
  say(table(['list', ...titles, 'last / first'], rows));
}

async function showMap(scenes: readonly Scene[]) {
  const rows: string[][] = [];
  for (const scene of scenes) rows.push(await measureMap(scene, { warmUp: WARM_UP.call, seconds }));
  say('\n### The public map\n');
  say(table(MAP_COLUMNS, rows));
}

const scenes: Scene[] = [];
try {
  for (const argument of positionals) {
    const [count = '', url = ''] = argument.split('=', 2).map((part) => decodeURIComponent(part));
    say(`Filling a portal with ${count} facilities …`);
    scenes.push(await setScene(url, Number(count), flags));
  }
  if (!values.lists && '/national-facility/certified'.includes(values.only)) await showMap(scenes);
  for (const scene of values.lists ? [] : scenes) await compareWithBare(scene);
  await compareSizes(scenes);
} finally {
  for (const scene of scenes) await scene.stop();
}
