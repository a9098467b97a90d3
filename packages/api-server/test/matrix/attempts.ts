import { answersFor, relationsOf, may, type AccessDecision, type FacilityPeople } from '@portal/domain';
import { ACTOR_NAMES, ACTORS, type ActorName } from './actors';
import type { Request } from './request';
import { capabilityOf } from './capability-of';
import { requestsOf } from './requests';
import type { FixtureFacility } from './facilities';
import type { Fixture } from './fixture';
import type { Call } from '../../src/app/calls';

/** One request by one actor. */
export interface Attempt {
  call: Call;
  actor: ActorName;
  /** The facility of the request. */
  facility: FixtureFacility;
  request: Request;
  /** The decision of the matrix. */
  decision: AccessDecision;
}

const ABOUT_OWN = /\/my\/national-facility\//;
const ABOUT_ONE =
  /\/national-facility\/:id|\/(?:lidar|photometer)\/system\/|\/files\/:id|\/download\/:id|\/qa-tests\/|^POST \/qa-tests$|\/events\/:id|\/calibrations\/:id|\/support\/requests\/:id|^POST \/support\/requests$|\/support\/slots\/:id\/bookings|\/support\/bookings\/:id|\/evaluations\/:id/;

/** Whether the state of a facility can affect the request. */
export const isAboutFacility = ({ call, request }: Pick<Attempt, 'call' | 'request'>) =>
  ABOUT_OWN.test(call) || (ABOUT_ONE.test(call) && !request.isGeneral);

const GONE: AccessDecision = { allowed: false, status: 404, code: 1002, message: 'Resource not found!' };

/** The people of the facility that the call is about; `nobody` if the actor has none. */
function peopleOf(fixture: Fixture, attempt: Omit<Attempt, 'decision'>): FacilityPeople | 'nobody' | undefined {
  const { call, actor, facility } = attempt;
  const { who } = ACTORS[actor];
  if (!isAboutFacility(attempt) || !who) return undefined;
  if (ABOUT_ONE.test(call)) return facility.people;
  const own = Object.values(fixture.facilities).find(({ people }) => answersFor(fixture.people[who], people));
  return own?.people ?? 'nobody';
}

/** The decision of the matrix for this actor, with the facts of the scene and not those that the server derives. */
function decisionOn(fixture: Fixture, attempt: Omit<Attempt, 'decision'>): AccessDecision {
  const { call, actor, request } = attempt;
  const people = peopleOf(fixture, attempt);
  if (people === 'nobody') return GONE;
  const { who } = ACTORS[actor];
  const state = { ...(people && fixture.scene.facts), ...request.facts };
  return may(
    capabilityOf(call),
    relationsOf(who && fixture.people[who], people),
    state,
    (request.parts ?? []) as never[],
  );
}

/** All requests of all actors to a call. */
export const attemptsOf = (fixture: Fixture, call: Call): Attempt[] =>
  ACTOR_NAMES.flatMap((actor) => {
    const facility = fixture.facilities[ACTORS[actor].at];
    return requestsOf(call, { fixture, facility, actor }).map((request) => {
      const attempt = { call, actor, facility, request };
      return { ...attempt, decision: decisionOn(fixture, attempt) };
    });
  });
