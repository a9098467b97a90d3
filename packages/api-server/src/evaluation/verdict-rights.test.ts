import { MATRIX, type AcceptanceStatusCode, type Call, type Component } from '@portal/domain';
import { ownerToken } from '../../test/callers';
import { addReviewed, giveVerdicts, putInto, reviewerToken, verdictOf } from '../../test/evaluations';
import { addPerson, logIn } from '../../test/people';
import { testPortal } from '../../test/portal';
import { stored } from '../../test/stored';
import { evaluations } from '../db/tables';

const portal = testPortal();
const { ask, db } = portal;

/** Every verdict, by its place in the path, and who judges it besides the administrators. */
const VERDICTS: Record<string, { aspect: string; reviewer: Component | null }> = {
  'initial-acceptance/lidar-feasibility-compliance/:lidarId': { aspect: 'feasibility', reviewer: 'lidar' },
  'initial-acceptance/lidar-feature-compliance/:lidarId': { aspect: 'feature', reviewer: 'lidar' },
  'initial-acceptance/lidar-channel-compliance/:lidarId': { aspect: 'channel', reviewer: 'lidar' },
  'initial-acceptance/lidar-general-compliance/:lidarId': { aspect: 'general', reviewer: 'lidar' },
  'initial-acceptance/lidar-data-compliance/:lidarId': { aspect: 'data', reviewer: 'lidar_data' },
  'initial-acceptance/photometer-general-compliance/:photometerId': { aspect: 'general', reviewer: 'photometer' },
  'initial-acceptance/photometer-data-compliance/:photometerId': { aspect: 'data', reviewer: 'photometer_data' },
  'lidar-compliance': { aspect: 'lidar', reviewer: 'lidar' },
  'photometer-compliance': { aspect: 'photometer', reviewer: 'photometer' },
  'synergy-compliance': { aspect: 'synergy', reviewer: null },
};

const CASES = Object.entries(VERDICTS).flatMap(([path, verdict]) =>
  ['edit', 'submit'].map((act) => ({ call: `POST /national-facility/:id/${act}/${path}` as Call, ...verdict })),
);

test('no verdict call is left out here', () => {
  const writes = Object.keys(MATRIX).filter((call) => /^POST .+-compliance(\/|$)/.test(call));
  expect(CASES.map(({ call }) => call).toSorted()).toEqual(writes.toSorted());
});

const COMPONENTS: readonly Component[] = ['lidar', 'lidar_data', 'photometer', 'photometer_data'];

/** The states of an application; in the last one, the verdict was given before. */
const STATES = [
  'registered',
  'invited',
  'draft',
  'submitted',
  'preliminary_report_issued',
  'waiting_final_report',
  'evaluated',
  'given',
] as const;
type State = (typeof STATES)[number];

/** What is answered: a status, and for a conflict its sentence. */
type Answers = Record<string, number | string | undefined>;
const TOO_LATE = 'This verdict cannot be changed at this time.';

/** What everybody is answered: reviewers and administrators may judge, while it is time. */
function expected(state: State, reviewer: Component | null): Answers {
  const inTime = state === 'submitted' ? 200 : TOO_LATE;
  return {
    nobody: 401,
    'its owner': 403,
    'another owner': 403,
    'an evaluator': 403,
    CARS: 403,
    ARES: 403,
    ...Object.fromEntries(COMPONENTS.map((component) => [component, component === reviewer ? inTime : 403])),
    'an administrator': inTime,
  };
}

type Tokens = [who: string, token: string | undefined][];

/** Everybody who may knock: an account of its own each. */
async function tokens(world: Awaited<ReturnType<typeof addReviewed>>): Promise<Tokens> {
  const found: Tokens = [];
  for (const component of COMPONENTS) found.push([component, await reviewerToken(portal, component)]);
  found.push(['nobody', undefined], ['its owner', await ownerToken(portal, world.facility)]);
  const roles = { 'another owner': 'national_facility', 'an evaluator': 'lidar_reviewer', CARS: 'cars' } as const;
  const others = { ...roles, ARES: 'ares', 'an administrator': 'administrator' } as const;
  for (const [who, role] of Object.entries(others)) {
    const email = `${role}.${found.length}@site.example`;
    await addPerson(portal, { email, roles: [role] });
    found.push([who, (await logIn(portal, email)).access_token]);
  }
  return found;
}

async function enter(state: State, world: Awaited<ReturnType<typeof addReviewed>>) {
  const status: AcceptanceStatusCode = state === 'given' ? 'submitted' : state;
  await putInto(portal, world.round, status);
  await db.delete(evaluations);
  if (state !== 'given') return;
  await giveVerdicts(portal, world);
  const { facility, round } = world;
  const whole = { applicationId: round.id, subjectKind: 'facility' as const, subjectId: facility.id };
  const values = { compliance: 'no' as const, evaluatedAt: portal.context.now() };
  await db.insert(evaluations).values([
    { ...whole, aspect: 'lidar', ...values },
    { ...whole, aspect: 'photometer', ...values },
  ]);
}

test.each(CASES)('$call', async ({ call, aspect, reviewer }) => {
  const world = await addReviewed(portal);
  const callers = await tokens(world);
  const knock = async (token: string | undefined) => {
    const { status, body } = await ask(call, { token, params: world.place, body: verdictOf(aspect) });
    return status === 409 ? body.msg : status;
  };
  const answers: [State, Answers][] = [];
  for (const state of STATES) {
    const wanted = expected(state, reviewer);
    const given: Answers = {};
    await enter(state, world);
    const before = await stored(portal);
    for (const [who, token] of callers) if (wanted[who] !== 200) given[who] = await knock(token);
    expect(await stored(portal)).toEqual(before);
    // Each who may judge finds the verdict open.
    for (const [who, token] of callers) {
      if (wanted[who] !== 200) continue;
      await enter(state, world);
      given[who] = await knock(token);
      expect(await db.$count(evaluations)).toBe(1);
    }
    answers.push([state, given]);
  }
  expect(answers).toEqual(STATES.map((state) => [state, expected(state, reviewer)]));
});
