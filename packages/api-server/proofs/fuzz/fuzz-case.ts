import { WITH_REFRESH_TOKEN } from '../../src/people/authentication/authenticate';
import type { ActorName } from '../../test/matrix/actors';
import { ACTORS } from '../../test/matrix/actors';
import { attemptsOf, type Attempt } from '../../test/matrix/attempts';
import { capabilityOf } from '../../test/matrix/capability-of';
import { pathOf } from '../../test/matrix/knock';
import type { Fixture } from '../../test/matrix/fixture';
import { queryFor, spoilPath } from './addresses';
import { bodyFrom } from './bodies';
import { chanceOf, type Chance } from './chance';
import { contentFrom, type Content } from './content';
import { authorization, oddHeaders } from './headers';
import type { Operation } from './operations';
import { goodFiles, uploadFrom } from './uploads';
import { shaped, vocabularyOf } from './vocabulary';

/** One request, byte for byte. */
export interface FuzzCase {
  /** Reproduces the request on the same fixture. */
  seed: string;
  actor: ActorName;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload: string | Buffer;
  /** The apparent address of the client. */
  ip: string;
}

/** Methods that no call has, or that another call has. */
const OTHER_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET'];

/** One way to make the call: mostly one that the access rules allow, so that its body is read. */
function chooseAttempt(chance: Chance, fixture: Fixture, { call }: Operation): Attempt {
  const all = attemptsOf(fixture, call);
  const allowed = all.filter(({ decision }) => decision.allowed);
  return chance.pick(allowed.length > 0 && chance.happens(0.8) ? allowed : all);
}

function tokenOf(fixture: Fixture, { call, actor, request }: Attempt) {
  const { who } = ACTORS[actor];
  if (request.bearer || !who) return request.bearer;
  return fixture.people[who][WITH_REFRESH_TOKEN.includes(capabilityOf(call)) ? 'refresh' : 'access'];
}

const NOTHING: Content = { payload: '', headers: {} };

async function contentOf(chance: Chance, fixture: Fixture, { method, body, takesFiles }: Operation, attempt: Attempt) {
  // A GET has no body; one with a body is odd enough.
  if (method === 'GET' && chance.happens(0.95)) return NOTHING;
  if (takesFiles && chance.happens(0.9)) return uploadFrom(chance, await goodFiles());
  const made = () => Object(shaped(vocabularyOf(fixture), chance, { type: 'object', ...body })) as object;
  const right = chance.happens(0.65) ? (attempt.request.body ?? {}) : made();
  return contentFrom(chance, bodyFrom(chance, right, body));
}

/** A request for a call, determined by the seed. */
export async function makeCase(fixture: Fixture, operation: Operation, seed: string): Promise<FuzzCase> {
  const chance = chanceOf(seed);
  const attempt = chooseAttempt(chance, fixture, operation);
  const words = vocabularyOf(fixture);
  const path = pathOf(fixture, attempt);
  const { payload, headers } = await contentOf(chance, fixture, operation, attempt);
  const token = tokenOf(fixture, attempt);
  return {
    seed,
    actor: attempt.actor,
    method: chance.happens(0.03) ? chance.pick(OTHER_METHODS) : operation.method,
    url: `/api${chance.happens(0.2) ? spoilPath(chance, path, words) : path}${queryFor(chance, operation, words)}`,
    headers: { ...headers, ...oddHeaders(chance), ...authorization(chance, token) },
    payload,
    ip: `10.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(1, 254)}`,
  };
}
