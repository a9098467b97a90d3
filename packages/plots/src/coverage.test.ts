import { byCode, CHANNEL_AVAILABILITIES } from '@portal/domain';
import type { ChannelGroup, ChannelGroups } from '@portal/domain';
import { coverageScene } from './coverage';
import type { Mark, Scene } from './scene';

const aGroup = (change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  availability: byCode(CHANNEL_AVAILABILITIES, 'existing'),
  operation_start_date: null,
  height_resolution: 7.5,
  time_resolution: 60,
  distance_full_overlap: 250,
  minimum_altitude_range: 15_000,
  channels: [],
  ...change,
});
const PLANNED = { availability: byCode(CHANNEL_AVAILABILITIES, 'planned') };
const NOT_THERE = { availability: byCode(CHANNEL_AVAILABILITIES, 'no') };

function sceneOf(channels: ChannelGroups, width = 640): Scene {
  const scene = coverageScene({ name: 'RALI', channels }, width);
  if (!scene) throw new Error('There is no plot.');
  return scene;
}
const of = (scene: Scene, tone: string, kind: Mark['kind']) =>
  scene.marks.filter((mark) => mark.tone === tone && mark.kind === kind);
const words = (scene: Scene) => scene.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test.each<[why: string, group: ChannelGroup, cells: string[], says: string]>([
  [
    'existing, with a range equal to the inclusive criterion',
    aGroup(),
    ['Existing', '250', '15000', '15000', 'Yes'],
    'Elastic 532: 0.25 to 15 km',
  ],
  [
    'planned, with a range below the criterion',
    aGroup({ ...PLANNED, minimum_altitude_range: 14_990 }),
    ['Planned', '250', '14990', '15000', 'No'],
    'Elastic 532: 0.25 to 14.99 km, planned',
  ],
  [
    'lacking a full overlap',
    aGroup({ distance_full_overlap: null }),
    ['Existing', 'Not given', '15000', '15000', 'Yes'],
    'Elastic 532: full overlap not given, up to 15 km',
  ],
  [
    'lacking a range',
    aGroup({ minimum_altitude_range: null }),
    ['Existing', '250', 'Not given', '15000', 'No'],
    'Elastic 532: not given',
  ],
])('a group that is %s is shown in figures and in words [12.68]', (_why, group, cells, says) => {
  const scene = sceneOf({ 'Elastic 532': group });
  expect(scene.table.rows).toEqual([['Elastic 532', ...cells]]);
  expect(words(scene)).toContain(says);
});

test('an unavailable group is listed in the table but not drawn; Raman groups have no criterion', () => {
  const scene = sceneOf({ 'Elastic 355': aGroup(NOT_THERE), 'Raman 355': aGroup({ minimum_altitude_range: 8000 }) });
  expect(scene.table.rows).toEqual([
    ['Elastic 355', 'Not available', 'Not applicable', 'Not applicable', '15000', 'Not applicable'],
    ['Raman 355', 'Existing', '250', '8000', 'Not applicable', 'Not applicable'],
  ]);
  expect(words(scene).filter((text) => text.startsWith('Elastic'))).toEqual([]);
  expect(of(scene, 'criterion', 'line')).toEqual([]);
});

test('a planned group is hatched instead of filled, so that it is distinguishable without colour', () => {
  const existing = sceneOf({ 'Elastic 532': aGroup() });
  const planned = sceneOf({ 'Elastic 532': aGroup(PLANNED) });
  // One mark is the bar itself, the other its sign in the legend.
  expect(of(existing, 'pale', 'area')).toHaveLength(2);
  expect(of(existing, 'planned', 'line')).toHaveLength(0);
  expect(of(planned, 'pale', 'area')).toHaveLength(1);
  expect(of(planned, 'planned', 'line')).toHaveLength(2);
});

test.each([260, 390, 640, 860])('all marks lie inside the plot at a width of %d', (width) => {
  const scene = sceneOf(
    { 'Elastic 1064': aGroup({ minimum_altitude_range: 30_000 }), 'Raman 355': aGroup(PLANNED) },
    width,
  );
  for (const mark of scene.marks) {
    const numbers =
      mark.kind === 'text' ? [mark.x] : [...mark.d.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    for (const x of numbers) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
    }
  }
});

test('a lidar without channel groups has no plot', () => {
  expect(coverageScene({ name: 'RALI', channels: {} }, 640)).toBeUndefined();
});

test('the two criteria are told apart without colour: one is dashed, the other has caps', () => {
  const scene = sceneOf({ 'Elastic 532': aGroup() });
  const strokes = (tone: string) =>
    of(scene, tone, 'line').map((mark) => [
      mark.kind === 'line' && mark.dash === 'short',
      mark.kind === 'line' && mark.d.split('M').length - 1,
    ]);
  // One mark is the line itself, the other its sign in the legend.
  expect(strokes('criterion')).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(strokes('soft')).toEqual([
    [false, 3],
    [false, 3],
  ]);
});
