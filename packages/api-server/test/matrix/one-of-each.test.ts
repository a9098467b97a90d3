import { relationsOf, CAPABILITIES, may } from '@portal/domain';
import { CALLS, type Call } from '../../src/app/calls';
import { attemptsOf, type Attempt } from './attempts';
import { capabilityOf } from './capability-of';
import type { SceneName } from './scenes';
import { sample } from './trial';
import { build, trialPortal } from './fixture';

const portal = trialPortal();

const isAllowed = ({ decision }: Attempt) => decision.allowed;
const isRefused = ({ decision }: Attempt) => !decision.allowed;
/** Refused for lack of a right and not of a login, which proves more. */
const isForbidden = ({ decision }: Attempt) => !decision.allowed && decision.status === 403;

/** Calls for which an allowed request, or a refused one, is still missing. */
const ALL = CALLS.map(({ call }) => call);
const missing = { allowed: new Set<Call>(ALL), refused: new Set<Call>(ALL) };

/** The missing allowed and refused requests that this scene has. */
function chosenFrom(attempts: readonly Attempt[], call: Call): Attempt[] {
  const allowed = missing.allowed.has(call) ? attempts.find(isAllowed) : undefined;
  const refused = missing.refused.has(call) ? (attempts.find(isForbidden) ?? attempts.find(isRefused)) : undefined;
  if (allowed) missing.allowed.delete(call);
  if (refused) missing.refused.delete(call);
  return [allowed, refused].filter((attempt) => attempt !== undefined);
}

/** Together they have a permitted actor for each call, which is tried in the first scene with one. */
const SCENES: SceneName[] = [
  'draft',
  'submitted',
  'submitted and evaluated',
  'evaluated: accepted',
  'preliminary report: conditionally',
  'waiting for the final report',
  'registered',
];

test.each(SCENES)(
  '%s: an allowed and a refused request of each call are answered as the matrix requires',
  async (scene) => {
    const fixture = await build(portal, scene);
    const { is, wanted } = await sample(
      fixture,
      ALL.flatMap((call) => chosenFrom(attemptsOf(fixture, call), call)),
    );
    expect(is).toEqual(wanted);
  },
  600_000,
);

/** Whether visitors may make a call regardless of its object: such a call is never refused. */
function isForEverybody(call: Call) {
  const capability = capabilityOf(call);
  return !('parts' in CAPABILITIES[capability]) && may(capability, relationsOf(null)).allowed;
}

test('every call was tried', () => {
  // No scene has a deactivated user or all photometers evaluated, and an unknown aspect has no reviewer.
  expect([...missing.allowed]).toEqual([
    'POST /user/:id/anonymise',
    // Each facility here has had a round, and one evaluation is never submitted.
    'POST /national-facility/:id/archive',
    'POST /national-facility/:id/edit/initial-acceptance/:aspect/:instrumentId',
    'POST /national-facility/:id/submit/initial-acceptance/:aspect/:instrumentId',
    'POST /national-facility/:id/edit/plan-assessment/photometer',
    'POST /national-facility/:id/submit/plan-assessment/photometer',
    'POST /national-facility/:id/reopen/photometer-compliance',
    'POST /national-facility/:id/reopen/initial-acceptance/:aspect/:instrumentId',
    // Here no configuration has all its tests, and every request of a facility is new.
    'POST /lidar/system/:id/configurations/:number/approve',
    'POST /lidar/system/:id/configurations/:number/reinstate',
    'GET /support/requests/:id/report.pdf',
    'POST /support/requests/:id/take-over',
    'POST /support/requests/:id/answer',
    'POST /support/requests/:id/offer',
    'POST /support/requests/:id/choose',
    'POST /support/requests/:id/ask-for-others',
    'POST /support/requests/:id/move',
    'POST /support/requests/:id/complete',
    'POST /support/requests/:id/reopen',
    // Here every facility has an open evaluation, which nobody reviews yet.
    'POST /national-facility/:id/evaluations',
    'POST /evaluations/:id/close',
    // No facility of a scene has a label, or meets the conditions of one.
    'POST /national-facility/:id/label/propose',
    'POST /national-facility/:id/label/propose-renewal',
    'POST /national-facility/:id/label/request-suspension',
    'POST /national-facility/:id/label/return',
    'POST /national-facility/:id/label/grant',
    'POST /national-facility/:id/label/renew',
    'POST /national-facility/:id/label/refuse',
    'POST /national-facility/:id/label/suspend',
    'POST /national-facility/:id/label/reinstate',
    'POST /national-facility/:id/label/withdraw',
  ]);
  expect([...missing.refused]).toEqual(ALL.filter(isForEverybody));
});
