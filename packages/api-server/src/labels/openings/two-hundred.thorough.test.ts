import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { addPerson } from '../../../test/people';
import { applications, facilities, labelDecisions, regularEvaluations } from '../../platform/db/tables';
import { SCOPE } from '../evaluations/evaluating.fixture';
import { runRegularEvaluations } from './run-regular-evaluations';

const portal = testPortal();
const { context, db } = portal;

const MANY = 200;

/** Facilities of one owner, all with a label. */
async function labelled() {
  const { id: ownerId } = await addPerson(portal, { email: 'pi@site.example', roles: ['national_facility'] });
  const rows = await db
    .insert(facilities)
    .values(Array.from({ length: MANY }, (_each, place) => ({ acronym: `F${place}`, ownerId })))
    .returning();
  const at = context.now();
  await db.insert(applications).values(
    rows.map(({ id: facilityId }) => ({
      facilityId,
      status: 'registered' as const,
      statusSince: at,
      pendingSince: at,
      stepSince: at,
    })),
  );
  await db.insert(labelDecisions).values(
    rows.map(({ id: facilityId }) => ({
      facilityId,
      place: 1,
      kind: 'grant' as const,
      recordedAt: at,
      decidedOn: '2024-03-01',
      validFrom: '2024-03-01',
      validUntil: '2029-02-28',
      scope: SCOPE,
    })),
  );
}

test('the evaluations of 200 labels open in one run, and the next run has nothing to do [12.571]', async () => {
  await labelled();
  await runRegularEvaluations(context);
  await runRegularEvaluations(context);
  expect(await db.select().from(regularEvaluations)).toHaveLength(MANY);
  const mails = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'evaluation-opened');
  expect(new Set(mails.map(({ facilityId }) => facilityId)).size).toBe(MANY);
  expect(mails).toHaveLength(MANY);
}, 120_000);
