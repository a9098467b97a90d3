import { overlap } from './geometry';
import type { Box } from './geometry';
import { placeLabels } from './label-placement';
import type { Placement, Spot } from './label-placement';
import { REAL_POSITIONS } from './real-positions.fixture';

/** Web Mercator: pixels from longitude and latitude at a zoom level. */
function project(latitude: number, longitude: number, zoom: number) {
  const world = 256 * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { x: ((longitude + 180) / 360) * world, y: (0.5 - north / (2 * Math.PI)) * world };
}

const spotsAt = (zoom: number): Spot[] =>
  REAL_POSITIONS.map(([id, latitude, longitude]) => ({
    id,
    ...project(latitude, longitude, zoom),
    width: 8 * id.length + 8,
    height: 24,
  }));

function viewOf(zoom: number, width: number, height: number): Box {
  const centre = project(50, 15, zoom);
  return {
    left: centre.x - width / 2,
    right: centre.x + width / 2,
    top: centre.y - height / 2,
    bottom: centre.y + height / 2,
  };
}

const labelBox = ({ x, y, width, height }: Spot, placement: Placement): Box => ({
  left: x + placement.x - width / 2,
  right: x + placement.x + width / 2,
  top: y + placement.y - height / 2,
  bottom: y + placement.y + height / 2,
});
const dot = ({ x, y }: Spot): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 });

test.each<[screen: string, zoom: number, width: number, height: number]>([
  ['a screen of 1280 px', 3.5, 800, 640],
  ['a phone of 390 px', 3.5, 358, 420],
  ['a screen of 1280 px, one step out', 3, 800, 640],
  ['a screen of 1280 px, zoomed in', 5, 800, 640],
])('forty real facilities are readable on %s [2.3.7]', (_screen, zoom, width, height) => {
  const spots = spotsAt(zoom);
  const placements = placeLabels(spots, viewOf(zoom, width, height));
  expect(placements.size).toBe(40);
  const boxes = spots.flatMap((spot) => {
    const placement = placements.get(spot.id);
    return placement ? [{ id: spot.id, box: labelBox(spot, placement) }] : [];
  });
  const covered = boxes.flatMap(({ id, box }) => [
    ...boxes.filter((other) => other.id > id && overlap(box, other.box)).map((other) => `${id} and ${other.id}`),
    ...spots.filter((spot) => overlap(box, dot(spot))).map((spot) => `${id} over the marker of ${spot.id}`),
  ]);
  expect(covered).toEqual([]);
});

test("labels in the visible part of a phone's map are complete", () => {
  const view = viewOf(3.5, 358, 420);
  const spots = spotsAt(3.5);
  const placements = placeLabels(spots, view);
  const outside = spots.filter((spot) => {
    const placement = placements.get(spot.id);
    const isSeen = spot.x >= view.left && spot.x <= view.right && spot.y >= view.top && spot.y <= view.bottom;
    if (!placement || !isSeen) return false;
    const box = labelBox(spot, placement);
    return box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom;
  });
  expect(outside.map(({ id }) => id)).toEqual([]);
});

test.each<[where: string, x: number]>([
  ['left of', -20],
  ['right of', 320],
])('the label of a marker just %s the visible part is not seen without its marker', (_where, x) => {
  const view: Box = { left: 0, right: 300, top: 0, bottom: 300 };
  const spot: Spot = { id: 'EVO', x, y: 150, width: 40, height: 24 };
  const placement = placeLabels([spot], view).get('EVO');
  const box = placement && labelBox(spot, placement);
  expect(box && (box.right <= 0 || box.left >= 300)).toBe(true);
});

test('a single marker has its label close on the right, without a line', () => {
  const placement = placeLabels([{ id: 'LEI', x: 100, y: 100, width: 32, height: 24 }]).get('LEI');
  expect(placement).toEqual({ x: 25, y: 0, hasLine: false });
});

test('two markers at the same position both get labels', () => {
  const here = { x: 50, y: 50, width: 40, height: 24 };
  const placements = placeLabels([
    { id: 'ATZ', ...here },
    { id: 'ARSS', ...here },
  ]);
  expect(placements.size).toBe(2);
  expect(placements.get('ATZ')).not.toEqual(placements.get('ARSS'));
});

test('the order of the facilities does not change the map', () => {
  const spots = spotsAt(3.5);
  const forwards = placeLabels(spots);
  const backwards = placeLabels(spots.toReversed());
  expect(Object.fromEntries(backwards)).toEqual(Object.fromEntries(forwards));
});

test('labels are left out rather than overlapping when too many facilities are at one position', () => {
  const crowd = Array.from({ length: 200 }, (_, at) => ({ id: `F${at}`, x: at % 20, y: 0, width: 60, height: 24 }));
  const placements = placeLabels(crowd);
  expect(placements.size).toBeGreaterThan(20);
  expect(placements.size).toBeLessThan(200);
});
