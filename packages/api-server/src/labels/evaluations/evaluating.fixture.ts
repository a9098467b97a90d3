import type { LabelScope, RegularEvaluation, ServedTask } from '@portal/domain';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { labelDecisions, lidars, photometers } from '../../platform/db/tables';
import type { Call } from '../../app/calls';
import { testing } from '../../quality/tests/quality.fixture';
import { runRegularEvaluations } from '../openings/run-regular-evaluations';

type Decision = typeof labelDecisions.$inferInsert;

export const SCOPE: LabelScope = {
  lidars: [{ _id: 'lidar', name: 'MUSA', configurations: [1] }],
  photometers: [{ _id: 'photometer', name: 'CIMEL' }],
};

const STATEMENT: Call = 'POST /evaluations/:id/statement';
const REVIEW: Call = 'POST /evaluations/:id/review';
const CLOSE: Call = 'POST /evaluations/:id/close';

/** The evaluation in an answer. */
export const evaluationIn = ({ data }: ApiAnswer['body']) => data as unknown as RegularEvaluation;

const toName = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

/** Helpers for tests of regular evaluations. */
export function evaluating(portal: TestPortal) {
  const { callApi, context, db } = portal;
  const { accepted, staffToken } = testing(portal);

  /** An entry in the record of a label. */
  async function record(facilityId: string, change: Partial<Decision> & Pick<Decision, 'place' | 'kind'>) {
    await db
      .insert(labelDecisions)
      .values({ facilityId, recordedAt: context.now(), decidedOn: '2024-03-01', ...change });
  }

  const grant = (facilityId: string, change: Partial<Decision> = {}) =>
    record(facilityId, {
      place: 1,
      kind: 'grant',
      validFrom: '2024-03-01',
      validUntil: '2029-02-28',
      scope: SCOPE,
      ...change,
    });

  const readEvaluation = (id: string, token: string): Promise<ApiAnswer> =>
    callApi('GET /evaluations/:id', { params: { id }, token });

  const listOwn = async (facilityId: string, token: string) =>
    (await callApi('GET /national-facility/:id/evaluations', { params: { id: facilityId }, token })).body
      .data as unknown as RegularEvaluation[];

  /** The instruments of a facility with their first configurations. */
  async function everythingOf(facilityId: string): Promise<LabelScope> {
    const ofFacility = (row: { facilityId: string }) => row.facilityId === facilityId;
    return {
      lidars: (await db.select().from(lidars))
        .filter(ofFacility)
        .map((row) => ({ ...toName(row), configurations: [1] })),
      photometers: (await db.select().from(photometers)).filter(ofFacility).map(toName),
    };
  }

  /** A facility with a label for all its instruments, whose evaluation of this year has opened. */
  async function opened(change: Partial<Decision> = {}) {
    const fixture = await accepted();
    await grant(fixture.facility.id, { scope: await everythingOf(fixture.facility.id), ...change });
    await runRegularEvaluations(context);
    const staff = await staffToken('evaluator');
    const [evaluation] = await listOwn(fixture.facility.id, fixture.owner);
    return { ...fixture, staff, id: evaluation?._id ?? '' };
  }

  /** Takes a step in the present version. */
  async function take(call: Call, id: string, token: string, body: object, action = ''): Promise<ApiAnswer> {
    const { version } = evaluationIn((await readEvaluation(id, token)).body);
    return callApi(call, { params: { id, action }, token, body: { version, ...body } });
  }

  const state = (id: string, token: string, body: object) => take(STATEMENT, id, token, { send: true, ...body });
  const review = (id: string, token: string, body: object) => take(REVIEW, id, token, body);
  const close = (id: string, token: string, body: object = {}) =>
    take(CLOSE, id, token, { conclusions: 'A good year on the whole.', outcome: 'continue', ...body });

  /** The same, after the facility has sent its statement. */
  async function stated(change: Partial<Decision> = {}) {
    const fixture = await opened(change);
    await state(fixture.id, fixture.owner, { statement: 'It was a dry year.' });
    return fixture;
  }

  /** The kinds of the tasks of a user about evaluations. */
  const tasksOf = async (token: string) =>
    ((await callApi('GET /user/tasks', { token })).body.data as unknown as ServedTask[])
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('evaluation-') || kind === 'reported-action');

  return { record, grant, opened, stated, take, state, review, close, readEvaluation, listOwn, tasksOf };
}
