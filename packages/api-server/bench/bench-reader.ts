import { table } from '../../config/run/figures.mjs';
import { QA_TEST_TYPES, type SelfCheckContext } from '@portal/domain';
import { runTask } from '../src/quality/check/check-task';
import { digits } from './api/figures';
import { FIXED, randomText } from './reader/hostile-texts';

/**
 * How long the self-check of a test takes on texts that were made to trouble it: the slowest first. Prints a table for
 * `docs/performance/<date>.md`.
 */
const ROWS = 12;
const RANDOM = 300;

const context = (type: SelfCheckContext['type']): SelfCheckContext => ({
  type,
  configuration: { station_id: 'ino', scc_lidar_id: 120, scc_version_id: 201, scc_configuration_id: 310, channels: [] },
  from: '2026-06-12',
  to: '2026-06-12',
  today: '2026-06-15',
  submittedBefore: [],
  channels: ['0532xppx'],
  figures: [],
  method: null,
  hoursToOthers: null,
  radiosondeHours: null,
  stated: {},
  lastEta: {},
});

/** The longest of the self-checks of all types of tests and the lines of a plot, ms. */
function slowest(text: string): number {
  const bytes = Buffer.from(text);
  const times = QA_TEST_TYPES.map(({ code }) => {
    const files = [{ name: 'any.txt', role: 'ascii' as const, sha256: 'a', bytes }];
    const begun = performance.now();
    runTask({ kind: 'self-check', files, context: context(code) });
    runTask({ kind: 'series', bytes, limits: {}, name: '' });
    return performance.now() - begun;
  });
  return Math.max(...times);
}

const random = Array.from({ length: RANDOM }, (_text, seed) => ({ what: `random ${seed}`, text: randomText(seed) }));
const measured = [...FIXED, ...random].map(({ what, text }) => ({ what, size: text.length, ms: slowest(text) }));
const rows = measured
  .toSorted((one, other) => other.ms - one.ms)
  .slice(0, ROWS)
  .map(({ what, size, ms }) => [what, (size / 1024 / 1024).toFixed(2), digits(ms)]);
process.stdout.write(`${table(['text', 'MB', 'self-check and plot, ms'], rows)}\n`);
