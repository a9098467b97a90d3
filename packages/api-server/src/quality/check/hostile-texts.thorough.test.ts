import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QA_SETTINGS, QA_TEST_TYPES, readAtlasName, seriesOf, type SelfCheckContext } from '@portal/domain';
import { FIXED, MAX_LENGTH, randomText, seeded, type HostileText } from '../../../bench/reader/hostile-texts';
import { aChannel } from '../../../test/quality';
import { AppError } from '../../platform/errors/app-error';
import { inspectQaFile } from '../tests/inspect-qa-file';
import { runTask } from './check-task';

const RANDOM = 400;
const TEXTS: HostileText[] = [
  ...FIXED,
  ...Array.from({ length: RANDOM }, (_text, seed) => ({ what: `random, seed ${seed}`, text: randomText(seed) })),
];

const context = (type: SelfCheckContext['type']): SelfCheckContext => ({
  type,
  configuration: {
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: [aChannel(), aChannel({ short_name: '0532xcpx', scc_channel_id: 1481 })],
  },
  from: '2026-06-12',
  to: '2026-06-12',
  today: '2026-06-15',
  submittedBefore: [],
  channels: ['0532xppx', '0532xcpx'],
  figures: [],
  method: null,
  hoursToOthers: null,
  radiosondeHours: null,
  stated: { '0532xppx': { fullOverlap: 300, altitudeRange: 10_000 } },
  lastEta: {},
});

const FILES: Partial<Record<SelfCheckContext['type'], string>> = {
  telecover: 'tlc',
  telecover_ring: 'tlc_rin',
  rayleigh_fit: 'ray',
  polarisation_calibration: 'pcb',
};

/** The most that a plot has of each line, and that lines are read of a text: heading, header and rows. */
const { plotPoints, reader } = QA_SETTINGS;

/** A text that counts how often something is asked of it. */
function counted(text: string): { text: string; steps: () => number } {
  let count = 0;
  const asked = new Proxy(Object(text) as object, {
    get: (target, key) => {
      count += 1;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { text: asked as unknown as string, steps: () => count };
}

test('the fixed texts are as long as a text may be, and no longer', () => {
  expect(Math.max(...TEXTS.map(({ text }) => text.length))).toBeLessThanOrEqual(MAX_LENGTH);
  expect(FIXED.filter(({ text }) => text.length > MAX_LENGTH - 100).length).toBeGreaterThan(20);
  expect(MAX_LENGTH).toBe(QA_SETTINGS.reader.maxText);
});

test('the same seed makes the same text', () => {
  expect(randomText(7)).toBe(randomText(7));
  expect(new Set(TEXTS.map(({ text }) => text)).size).toBeGreaterThan(RANDOM);
});

test.each(FIXED)('$what: few questions for each line, and none once it is refused', ({ text }) => {
  const { text: asked, steps } = counted(text);
  const series = seriesOf(asked, {});
  const lines = text.split('\n').length;
  // Without a heading it is given up after so many lines; blank lines between rows are passed over.
  const read = text.includes('range') ? lines : Math.min(lines, reader.maxHeaderLines + 2);
  expect(steps()).toBeLessThanOrEqual(6 * (read + 1));
  expect(series?.lines.length ?? 0).toBeLessThanOrEqual(reader.maxColumns);
  expect(Math.max(0, ...(series?.lines ?? []).map(({ points }) => points.length))).toBeLessThanOrEqual(plotPoints);
});

test.each(Object.entries(FILES))(
  'a self-check of %s ends with flags for every text, never with an exception',
  (type, code) => {
    for (const { text } of TEXTS) {
      const bytes = Buffer.from(text);
      const name = `ino_120_201_310_20260612_213000_${code}_0532xppr_1480_ATLAS_0.5.1.txt`;
      const files = [{ name, role: 'ascii' as const, sha256: 'a', bytes }];
      const answer = runTask({ kind: 'self-check', files, context: context(type as SelfCheckContext['type']) });
      if (!('check' in answer)) throw new Error('Nothing was checked.');
      const { check } = answer;
      expect(Number.isInteger(check.code)).toBe(true);
      // What cannot be read is never a pass.
      const isUnreadable = ((check.files[0]?.code ?? 0) & 32) !== 0;
      const isPassed = check.channels.some(({ suggested }) => suggested === 'pass');
      expect(isUnreadable && isPassed).toBe(false);
      expect(() => JSON.stringify(check)).not.toThrow();
    }
  },
);

test('other types of tests do not read texts', () => {
  for (const { code } of QA_TEST_TYPES.filter((type) => !(type.code in FILES)))
    for (const { text } of FIXED) {
      const files = [{ name: 'any.txt', role: 'other' as const, sha256: 'a', bytes: Buffer.from(text) }];
      expect(runTask({ kind: 'self-check', files, context: context(code) })).toHaveProperty('check');
    }
});

test('lines of a random text for a plot', () => {
  for (const { text } of TEXTS.slice(FIXED.length)) {
    const series = seriesOf(text, {});
    expect(Math.max(0, ...(series?.lines ?? []).map(({ points }) => points.length))).toBeLessThanOrEqual(plotPoints);
  }
});

test('a name of a file is one of ATLAS or none, whatever it holds', () => {
  const pieces = [
    'ino',
    '_',
    '__',
    '120',
    '20260612',
    '20269999',
    '213000',
    '999999',
    'tlc',
    'rin',
    '0532xppr',
    'ATLAS',
    '0.5.1',
    '.',
    '.txt',
    '.png',
    '٣',
    '\0',
    ' ',
  ];
  for (let seed = 0; seed < 20_000; seed += 1) {
    const random = seeded(seed);
    const name = Array.from(
      { length: Math.floor(random() * 30) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
    const read = readAtlasName(name);
    expect(Object.values(read ?? {}).every((value) => value !== undefined && !Number.isNaN(value))).toBe(true);
  }
  for (const { text } of FIXED) expect(readAtlasName(`${text}.txt`)).toBeNull();
});

describe('the content of a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const LICEL = ' RM0110.txt\r\n Magurele 12/06/2026 21:30:00 12/06/2026 21:31:00 0093 0026.0 0044.3 00\r\n';

  /** Headers like that of Licel data, with trouble in them. */
  const HEADERS = [
    LICEL,
    `${LICEL}\r\n`,
    `${LICEL.repeat(200)}\r\n`,
    ` a\r\n ${' '.repeat(16_000)}\r\n\r\n`,
    ` a\r\n ${'x'.repeat(41)} 12/06/2026 21:30:00 12/06/2026 21:31:00 \r\n\r\n`,
    ` a\r\n ${'12/06/2026 21:30:00 '.repeat(700)}\r\n\r\n`,
    '\r\n\r\n'.repeat(4000),
    '\r'.repeat(16_384),
    '\x89PNG\r\n\x1A\n',
    'CDF\x01',
    '\x89HDF\r\n\x1A\n',
    '\xFF\xFE\x00',
  ];

  test.each([
    ...FIXED.map(({ what, text }) => [what, Buffer.from(text)] as const),
    ...HEADERS.map((header, place) => [`header ${place}`, Buffer.from(header, 'latin1')] as const),
  ])('%s is accepted, or refused with a sentence', async (_what, bytes) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const received = { path, size: bytes.length, sha256: 'a', name: `${'a.'.repeat(2000)}txt` };
    const answer = await inspectQaFile(received, undefined).then(
      ({ role }) => role,
      (error: unknown) => (error instanceof AppError ? error.status : error),
    );
    expect(['other', 'plot', 'raw', 413, 415, 422]).toContain(answer);
  });
});
