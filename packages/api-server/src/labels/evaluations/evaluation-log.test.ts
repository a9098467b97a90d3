import { epochOf } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { testPortal } from '../../../test/portal';
import { transaction } from '../../platform/db/client';
import { endEvaluations } from './end-evaluation';
import { evaluating, evaluationIn } from './evaluating.fixture';

const portal = testPortal();
const { close, opened, state, stated, take } = evaluating(portal);

const entries = async () =>
  (await writtenEntries(portal)).filter(({ objectKind }) => objectKind === 'regular-evaluation');

test('the log says who moved an evaluation, from which status to which, and none of its texts [12.777]', async () => {
  const { id, owner, staff } = await opened();
  await state(id, owner, { statement: 'SECRET draft.', send: false });
  await state(id, owner, { statement: 'SECRET statement.' });
  const actions = [{ text: 'SECRET action.', due: epochOf('2026-12-01') }];
  const body = { outcome: 'continue_with_actions', conclusions: 'SECRET conclusions.', actions };
  const [action] = evaluationIn((await close(id, staff, body)).body).actions;
  const ofAction = action?._id ?? '';
  await take('POST /evaluations/:id/actions/:action/report', id, owner, { report: 'The data were sent.' }, ofAction);
  await take('POST /evaluations/:id/actions/:action/report', id, owner, { report: 'SECRET correction.' }, ofAction);
  await take('POST /evaluations/:id/actions/:action/confirm', id, staff, {}, ofAction);
  const written = await entries();
  const [, draft, sent, closed, reported, corrected, confirmed] = written;
  expect(draft).toMatchObject({ oldValue: null, newValue: {} });
  expect(sent).toMatchObject({ oldValue: { status: 'facility_input' }, newValue: { status: 'in_review' } });
  expect(closed).toMatchObject({
    action: 'regular-evaluation.close',
    oldValue: { status: 'in_review' },
    newValue: { status: 'closed', outcome: 'continue_with_actions' },
  });
  const due = { due_date: '2026-12-01' };
  expect([reported, corrected, confirmed].map((entry) => entry?.newValue)).toEqual([
    due,
    // The earlier report is read nowhere else.
    { ...due, report_before: 'The data were sent.' },
    due,
  ]);
  expect(written.slice(1).every(({ actorId }) => actorId !== null)).toBe(true);
  expect(JSON.stringify(written)).not.toContain('SECRET');
});

test('an evaluation that ends with its label says in which status it was [12.777]', async () => {
  const { facility } = await stated();
  await transaction(portal.db, (tx) => endEvaluations(tx, facility.id, portal.context.now()));
  expect((await entries()).at(-1)).toMatchObject({
    action: 'regular-evaluation.end',
    actorId: null,
    oldValue: { status: 'in_review' },
    newValue: { status: 'ended' },
  });
});
