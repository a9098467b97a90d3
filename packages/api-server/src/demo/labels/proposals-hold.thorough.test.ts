import { day, dayOf } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { loadLabels } from '../../labelling/label/label-decisions.store';
import { loadGrounds, proposableOf } from '../../labels/conditions/load-conditions';
import { lostSinceProposal } from '../../labels/decisions/lost-since-proposal';
import { loadDemo } from '../load-demo';

const portal = testPortal({}, 'all tests');
const { context, db } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

test('what the demonstration proposes can be granted', async () => {
  const today = dayOf(context.now());
  const proposed = [...(await loadLabels(db, today))].filter(
    ([, { request }]) => request !== null && request.kind !== 'suspension',
  );
  expect(proposed.length).toBeGreaterThan(0);
  for (const [id, label] of proposed) {
    const grounds = await loadGrounds(db, id, today);
    const then = await loadGrounds(db, id, day(label.request?.since ?? null) ?? today);
    expect(lostSinceProposal(label.request?.scope ?? null, proposableOf(grounds, label, today), then.book)).toEqual([]);
  }
});
