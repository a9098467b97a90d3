import type { AcceptanceCode, ResetTarget } from '@portal/domain';
import { evaluations } from '../src/platform/db/tables';
import { ownerToken } from './callers';
import { addReviewed, administratorToken, giveEvaluations } from './evaluations';
import type { TestPortal } from './portal';
import type { Call } from '../src/app/calls';

const SUBMIT: Call = 'POST /national-facility/:id/submit-initial-acceptance-application';
const EDIT: Call = 'POST /national-facility/:id/edit/initial-acceptance';
const RESET: Call = 'POST /national-facility/:id/reset-initial-acceptance';

async function done(answer: ReturnType<TestPortal['callApi']>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${body.msg}`);
}

/** Ends the round of a facility. */
export const reset = ({ callApi }: TestPortal, id: string, target: ResetTarget, token: string) =>
  callApi(RESET, { params: { id }, body: { target, reason: 'A new laser was installed.' }, token });

/** Takes a facility through a whole round by calls: submitted, evaluated, reported twice, a minute each. */
export async function wholeRound(portal: TestPortal, acceptance: AcceptanceCode = 'yes') {
  const { callApi, db } = portal;
  const reviewed = await addReviewed(portal, 'draft');
  const params = { id: reviewed.facility.id };
  const token = await administratorToken(portal);
  await done(callApi(SUBMIT, { params, token: await ownerToken(portal, reviewed.facility) }));
  await giveEvaluations(portal, reviewed);
  await db
    .update(evaluations)
    .set({ reviewerId: reviewed.reviewers.lidar, suggestion: { compliance: 'yes', code: 0 } });
  portal.pass(60);
  await done(callApi(EDIT, { params, body: { preliminary_acceptance: 'yes' }, token }));
  portal.pass(60);
  await done(callApi(EDIT, { params, body: { acceptance }, token }));
  portal.pass(60);
  return { ...reviewed, token };
}
