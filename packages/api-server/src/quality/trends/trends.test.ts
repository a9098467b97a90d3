import type { FigureTrend } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { renderHere } from '../../../test/pdf';
import { qaChannelResults, qaTests } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, context, db } = portal;
const { onTest, saveTest, staffToken, submitted, conclude } = testing(portal);

const RESULTS = [
  { name: '0532xppx', assessment: 'pass', full_overlap_m: 225 },
  { name: '0532xcpx', assessment: 'pass' },
];

beforeEach(() => {
  context.pdf = renderHere;
});

const trends = async (id: string, token: string) =>
  (await callApi('GET /lidar/system/:id/test-figures', { params: { id }, token })).body
    .data as unknown as FigureTrend[];

const valuesOf = (found: readonly FigureTrend[]) =>
  found.map(({ type, name, points }) => [type, name, points.map(({ value }) => value)]);

test('full overlap is followed by channel, as the evaluator states it or as the self-check found it [12.610]', async () => {
  const { id, lidar, owner } = await submitted();
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await saveTest(id, evaluator, { results: RESULTS });
  expect(await trends(lidar.id, owner)).toEqual([]);
  expect(await trends(lidar.id, evaluator)).toEqual([]);
  await conclude(id, evaluator, { results: RESULTS, conclusions: 'Well.' });
  const found = await trends(lidar.id, owner);
  expect(valuesOf(found)).toEqual([
    ['telecover', '0532xcpx', [7.5]],
    ['telecover', '0532xppx', [225]],
  ]);
  expect(Object.keys(found[0]?.points[0] ?? {}).toSorted()).toEqual(['at', 'status', 'test', 'value']);
});

test('a gain ratio is followed as the evaluator states it; a revoked result is not [12.610]', async () => {
  const { id, lidar, owner } = await submitted();
  const [first] = await db.select().from(qaTests);
  if (!first) throw new Error('There is no test.');
  const concluded = { ...first, type: 'polarisation_calibration' as const, status: 'superseded' as const };
  await db.update(qaTests).set(concluded);
  const pair = { testId: id, name: '0532xcpx/0532xppx', assessment: 'pass' as const };
  await db.insert(qaChannelResults).values({ ...pair, eta: 0.995 });
  expect(valuesOf(await trends(lidar.id, owner))).toEqual([['polarisation_calibration', pair.name, [0.995]]]);
  await db.update(qaTests).set({ status: 'revoked' });
  expect(await trends(lidar.id, owner)).toEqual([]);
});
