import { presentLimits } from '@portal/domain';
import type { PlotLine, PlotQuantity } from '@portal/domain';
import { profileScene } from './profile';
import type { ProfileFacts } from './profile-facts';
import type { Mark, Scene } from './scene';

const line = (name: string, quantity: PlotQuantity, at: (range: number) => number): PlotLine => ({
  name,
  quantity,
  points: Array.from({ length: 400 }, (_point, index) => [7.5 * (index + 1), at(7.5 * (index + 1))] as const),
});
const windowLine = (name: string, quantity: PlotQuantity, level: number): PlotLine => ({
  name,
  quantity,
  points: [
    [1000, level],
    [2000, level],
  ],
});

const DEVIATIONS = { N: -0.6, E: 0.2, S: 0.2, W: 0.2 };
const TELECOVER: ProfileFacts = {
  type: 'telecover',
  channel: '0532xppr',
  lines: [
    ...Object.keys(DEVIATIONS).map((name) => line(name, 'signal', (range) => Math.exp(-range / 8000))),
    ...Object.entries(DEVIATIONS).map(([name, most]) =>
      line(name, 'deviation', (range) => (range < 300 ? most : most / 100)),
    ),
  ],
  limits: presentLimits('telecover'),
  figures: { full_overlap_m: 367.5, stated_overlap_m: 200 },
  former: null,
};
const RAYLEIGH: ProfileFacts = {
  type: 'rayleigh_fit',
  channel: '0532xppr',
  lines: [
    line('molecular', 'signal', (range) => Math.exp(-range / 2000)),
    line('signal', 'signal', (range) => (range === 1500 ? -1 : Math.exp(-range / 2000))),
    line('bins', 'deviation', () => 0.01),
    line('smooth', 'deviation', () => 0.01),
    windowLine('slope', 'deviation', 0.01),
  ],
  limits: presentLimits('rayleigh_fit'),
  figures: { fit: { from: 1000, to: 2000, rsem: 0.00114, slope: 1.28, half_difference: 0.21, durbin_watson: 1.92 } },
  former: null,
};
const CALIBRATION: ProfileFacts = {
  type: 'polarisation_calibration',
  channel: '0532xcpx/0532xppx',
  lines: [
    line('eta', 'gain', () => 0.995),
    line('plus', 'gain', () => 1.1),
    line('minus', 'gain', () => 0.9),
    line('as_written', 'depolarisation', () => 0.0041),
    line('as_named', 'depolarisation', () => 240),
    line('ITplus45', 'column', () => 7),
    windowLine('mean', 'gain', 0.995),
    windowLine('molecular', 'depolarisation', 0.0036),
  ],
  limits: presentLimits('polarisation_calibration'),
  figures: { rsem: 0.01 },
  former: null,
};

function sceneOf(facts: ProfileFacts, width = 640): Scene {
  const scene = profileScene(facts, width);
  if (!scene) throw new Error('There is no plot.');
  return scene;
}
type Line = Extract<Mark, { kind: 'line' | 'area' }>;
const lines = (scene: Scene) => scene.marks.filter((mark): mark is Line => mark.kind === 'line');
const drawn = (scene: Scene) => lines(scene).filter(({ d }) => d.length > 999);
const words = (scene: Scene) => scene.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const said = (scene: Scene) => words(scene).join(' ');

test('sectors of a telecover are told apart by tone and by dashes, with the limits of their deviation on both sides [12.611]', () => {
  const scene = sceneOf(TELECOVER);
  const styles = drawn(scene)
    .slice(0, 4)
    .map(({ tone, dash }) => ({ tone, dash }));
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(4);
  expect(new Set(styles.map(({ tone }) => tone)).size).toBe(4);
  expect(words(scene)).toEqual(expect.arrayContaining(['North', 'East', 'South', 'West']));
  expect(said(scene)).toContain('Limit of the deviation: ±0.05');
  expect(lines(scene).filter(({ tone, dash }) => tone === 'criterion' && dash === 'short')).toHaveLength(3);
});

test('a telecover shows the full overlap found, advised and stated', () => {
  for (const text of [
    'Full overlap found: 367.5 m',
    'Advised at most: 300 m',
    'Stated in the application: 200 m',
    '367.5 m',
  ])
    expect(words(sceneOf(TELECOVER))).toContain(text);
  const unknown = said(sceneOf({ ...TELECOVER, figures: { full_overlap_m: null } }));
  expect(unknown).not.toMatch(/found|Stated/);
});

test('a scale ends at a deviation of 0.25, and what is beyond is marked at the edge [12.611]', () => {
  expect(said(sceneOf(TELECOVER))).toContain('the farthest -0.6 at 0.0075 km (relative deviation)');
  const within = sceneOf({ ...TELECOVER, lines: TELECOVER.lines.filter(({ name }) => name !== 'N') });
  expect(said(within)).not.toContain('Marks at the edge');
  expect(lines(sceneOf(TELECOVER)).length).toBeGreaterThan(lines(within).length + 2);
});

test('the limit of the deviation is that of the self-check, and not drawn where it is not known', () => {
  expect(said(sceneOf({ ...TELECOVER, limits: {} }))).not.toMatch(/Limit of|Advised/);
});

test('the table has the words of the legend', () => {
  expect(sceneOf(TELECOVER).table.columns).toEqual([
    'Range (km)',
    'North',
    'East',
    'South',
    'West',
    'North: relative deviation',
    'East: relative deviation',
    'South: relative deviation',
    'West: relative deviation',
  ]);
  expect(sceneOf(TELECOVER).table.rows[0]).toEqual([
    '0.1',
    '0.988',
    '0.988',
    '0.988',
    '0.988',
    '-0.6',
    '0.2',
    '0.2',
    '0.2',
  ]);
});

test('an earlier test lies below in the same hues and dashes, thin and pale, with its day in legend, description and table', () => {
  const scene = sceneOf({ ...TELECOVER, former: { day: '2025-06-12', lines: TELECOVER.lines } });
  expect(words(scene)).toContain('Thin pale lines: the test of 2025-06-12');
  expect(scene.description).toContain('Thin pale lines: the test of 2025-06-12.');
  expect(scene.table.columns).toContain('North: relative deviation, 2025-06-12');
  const [pale, strong] = [drawn(scene).slice(0, 4), drawn(scene).slice(4, 8)];
  expect(pale.map(({ isPale }) => isPale)).toEqual([true, true, true, true]);
  expect(pale.map(({ tone, dash }) => [tone, dash])).toEqual(strong.map(({ tone, dash }) => [tone, dash]));
});

test('a Rayleigh fit shows signal and molecules, their deviation, the slope, and the figures beside their limits [12.611]', () => {
  const scene = sceneOf(RAYLEIGH);
  expect(words(scene)).toEqual(
    expect.arrayContaining(['Signal / molecules − 1', 'Slope in the window', 'Window of the fit']),
  );
  expect(said(scene)).toContain('Slope of the residual: 1.28 σ (at most 2 σ)');
  expect(scene.marks.filter(({ kind, tone }) => kind === 'area' && tone === 'pale')).toHaveLength(3);
  expect(scene.table.columns).toEqual([
    'Range (km)',
    'Molecules',
    'Signal',
    'Relative deviation',
    'Running mean over 200 m',
  ]);
});

test('noise below zero interrupts a signal', () => {
  const [, signal] = drawn(sceneOf(RAYLEIGH));
  expect(signal?.d.split('M')).toHaveLength(3);
});

test('a polarisation calibration shows gain ratio and depolarisation; its raw signals are in the table [12.611]', () => {
  const scene = sceneOf(CALIBRATION);
  expect(said(scene)).toContain('η 0.995, relative standard error of the mean 0.01 (at most 0.05).');
  expect(said(scene)).toContain('the farthest 240 at 0.0075 km (depolarisation)');
  expect(words(scene)).not.toContain('ITplus45');
  expect(scene.table.columns).toContain('ITplus45');
});

/** The corners of a path of lines, which may go on by a distance. */
function cornersOf(d: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLhvZ])(-?[\d.]+)?(?:,(-?[\d.]+))?/g)].flatMap(([, command, one, other]) => {
    if (command === 'Z') return [];
    if (command === 'h') x += Number(one);
    else if (command === 'v') y += Number(one);
    else [x, y] = [Number(one), Number(other)];
    return [[x, y]];
  });
}

test('the corners of a path are all read', () => {
  expect(cornersOf('M1,2L-3,4.5M10,20h5v-6h-5Z')).toEqual([
    [1, 2],
    [-3, 4.5],
    [10, 20],
    [15, 20],
    [15, 14],
    [10, 14],
  ]);
  const commands = [TELECOVER, RAYLEIGH, CALIBRATION].flatMap((facts) =>
    sceneOf(facts).marks.flatMap((mark) => (mark.kind === 'text' ? [] : (mark.d.match(/[a-z]/gi) ?? []))),
  );
  expect([...new Set(commands)].toSorted()).toEqual(['L', 'M', 'Z', 'h', 'v']);
});

test.each([260, 640, 860])('nothing leaves a plot of %i px', (width) => {
  for (const facts of [TELECOVER, RAYLEIGH, CALIBRATION]) {
    const { marks, height } = sceneOf(facts, width);
    const corners = marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.x, mark.y] as const] : cornersOf(mark.d)));
    const outside = corners.filter(([x, y]) => !(x >= 0 && x <= width && y >= 0 && y <= height));
    expect(outside).toEqual([]);
  }
});

test('without lines that a test is evaluated by there is no plot', () => {
  expect(profileScene({ ...TELECOVER, lines: [] }, 640)).toBeUndefined();
  expect(profileScene({ ...TELECOVER, lines: [line('1', 'column', () => 1)] }, 640)).toBeUndefined();
});
