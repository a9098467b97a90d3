import { demoTests } from './demo-tests';
import { fileTests } from './file-tests';
import { openFleet, type Fleet } from './fleet';
import { jobTests } from './job-tests';
import { mailTests } from './mail-tests';
import { raceTests } from './race-tests';
import { releaseTests } from './release-tests';
import { sessionTests } from './session-tests';
import { SETTINGS } from './settings';
import { startTests } from './start-tests';
import { bootstrapAtOnce, populate, type Bootstrapped, type Fixture } from './fixture';

let fleet: Fleet;
let bootstrapped: Bootstrapped;
let fixture: Fixture;

beforeAll(async () => {
  fleet = await openFleet();
  await fleet.startAll();
  bootstrapped = await bootstrapAtOnce(fleet);
  fixture = await populate(fleet, bootstrapped);
}, 300_000);
afterAll(() => fleet.close(), 300_000);

const now = () => fixture;

// These run in sequence on the same three servers, which the last ones end.
describe('a start', () => {
  startTests(now, () => bootstrapped);
});
describe('races', () => {
  raceTests(now);
});
describe('sessions and limits', () => {
  sessionTests(now);
});
describe('releases', () => {
  releaseTests(now);
});
describe('files', () => {
  fileTests(now);
});
describe('messages', () => {
  mailTests(now);
});
if (SETTINGS.demo)
  describe('a demonstration', () => {
    demoTests(now);
  });
describe('jobs', () => {
  jobTests(now);
});

test('no server logged a failure', () => {
  const lines = [...fleet.said, ...fleet.servers.map((server) => server.output())].join('\n').split('\n');
  expect(lines.filter((line) => line.includes('"level":50') || line.includes('"level":60'))).toEqual([]);
});
