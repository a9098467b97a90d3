import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callProblems, parseRemoteJson } from '@portal/portal-contract';
import { callsIn } from '@portal/portal-contract/calls';
import { ANSWERED_CALLS } from './calls';

const ROOT = join(__dirname, '../../../..');
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

/** The sources of a part that ship. */
const sourcesOf = (part: string) =>
  readdirSync(join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => join(ROOT, part, 'src', name));

const madeBy = (part: string) => sourcesOf(part).flatMap((file) => callsIn(readFileSync(file, 'utf8'), file));

/** Calls whose answers the pages of a remote have preloaded. */
const preloadedBy = (remote: string) =>
  parseRemoteJson(JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')))
    .pages.flatMap(({ data = [] }) => data)
    .map((path) => `GET ${path}`);

/** What the server would say of a release of this part. */
const problemsOf = (name: string, calls: string[], answered = ANSWERED_CALLS) =>
  callProblems({ name, version: '1.0.0', calls }, answered);

const callsOf = (part: string) => [...new Set([...madeBy(part), ...(REMOTES.includes(part) ? preloadedBy(part) : [])])];

test.each(['packages/api-slice', 'shell', ...REMOTES])('every call of %s is answered [12.89]', (part) => {
  expect(problemsOf(part, callsOf(part))).toEqual([]);
});

test.each([
  ['packages/api-slice', 'GET /national-facility/:id/decisions'],
  ['shell', 'POST /load-reports'],
  ['mf-admin', 'GET /audit'],
  ['mf-nf-area', 'POST /national-facility/:id/questions/:question/answer'],
  ['mf-public', 'GET /national-facility/certified'],
])('%s cannot do without %s [12.89]', (part, call) => {
  const others = ANSWERED_CALLS.filter((each) => each !== call);
  expect(problemsOf(part, callsOf(part), others)).toEqual([
    expect.stringContaining(`calls ${call}, which this server does not answer`),
  ]);
});
