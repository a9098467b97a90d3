import type { PlotLine } from '@portal/domain';
import { profileScene } from './profile';
import type { ProfileFacts } from './profile';
import type { Mark, Scene } from './scene';

const line = (name: string, at: (range: number) => number): PlotLine => ({
  name,
  points: Array.from({ length: 400 }, (_point, index) => [25 * (index + 1), at(25 * (index + 1))] as const),
});
const SECTORS = ['N', 'E', 'S', 'W'].map((name) => line(name, (range) => Math.exp(-range / 8000)));
const TELECOVER: ProfileFacts = {
  type: 'telecover',
  channel: '0532xppr',
  lines: [...SECTORS, line('deviation', (range) => (range < 300 ? 0.5 : 0.01))],
  maxDeviation: 0.05,
  former: null,
};

function sceneOf(facts: ProfileFacts, width = 640): Scene {
  const scene = profileScene(facts, width);
  if (!scene) throw new Error('There is no plot.');
  return scene;
}
const lines = (scene: Scene, tone: Mark['tone']) =>
  scene.marks.filter((mark) => mark.kind === 'line' && mark.tone === tone);
const words = (scene: Scene) => scene.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('sectors of a telecover are told apart by tone and dashes, with the limit of their deviation', () => {
  const scene = sceneOf(TELECOVER);
  expect(words(scene)).toEqual(expect.arrayContaining(['North', 'East', 'South', 'West', 'Limit of the deviation']));
  expect(lines(scene, 'criterion')).toHaveLength(2);
  expect(scene.table.columns).toEqual(['Range (km)', 'N', 'E', 'S', 'W', 'deviation']);
  expect(scene.table.rows[0]).toEqual(['0.25', '0.969', '0.969', '0.969', '0.969', '0.5']);
});

test('the limit of the deviation is that of the self-check, and not drawn where it is not known', () => {
  const limitAt = (maxDeviation: number | null) => lines(sceneOf({ ...TELECOVER, maxDeviation }), 'criterion')[0];
  expect(limitAt(0.1)).not.toEqual(limitAt(0.05));
  expect(limitAt(null)).toBeUndefined();
  expect(words(sceneOf({ ...TELECOVER, maxDeviation: null }))).not.toContain('Limit of the deviation');
});

test('an earlier test lies below, with its day in legend, description and table', () => {
  const scene = sceneOf({ ...TELECOVER, former: { day: '2025-06-12', lines: TELECOVER.lines } });
  expect(words(scene)).toContain('Test of 2025-06-12');
  expect(scene.description).toContain('Grey lines are the test of 2025-06-12.');
  expect(scene.table.columns).toContain('deviation, 2025-06-12');
  const first = (tone: Mark['tone']) =>
    scene.marks.findIndex((mark) => mark.kind === 'line' && mark.tone === tone && mark.d.length > 99);
  expect(first('frame')).toBeLessThan(first('value'));
});

test('signals are drawn by powers of ten, and noise below zero interrupts the line', () => {
  const signal = line('signal', (range) => (range === 5000 ? -1 : 1e-6 * Math.exp(-range / 2000)));
  const scene = sceneOf({
    type: 'rayleigh_fit',
    channel: '0532xppr',
    lines: [signal],
    maxDeviation: null,
    former: null,
  });
  const [drawn] = lines(scene, 'value');
  expect(drawn?.kind === 'line' && drawn.d.split('M')).toHaveLength(3);
  expect(words(scene)).toEqual(expect.arrayContaining(['1e-6', '1e-10']));
  expect(scene.table.rows.at(-1)).toEqual(['10', '6.74e-9']);
});

test.each([260, 640, 860])('nothing leaves a plot of %i px', (width) => {
  const scene = sceneOf(TELECOVER, width);
  const numbers = scene.marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.x] : [...mark.d.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x)),
  );
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(width);
});

test('without lines there is no plot', () => {
  expect(profileScene({ ...TELECOVER, lines: [] }, 640)).toBeUndefined();
});
