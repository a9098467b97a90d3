import { transaction } from '../../src/platform/db/client';
import { WITH_REFRESH_TOKEN } from '../../src/people/authentication/authenticate';
import { ACTORS } from './actors';
import type { Attempt } from './attempts';
import { capabilityOf } from './capability-of';
import type { Fixture } from './fixture';

/** The response: the status, for a refusal with its code and its sentence, and the whole body. */
export interface ApiResponse {
  status: number;
  code: number | undefined;
  sentence: string | undefined;
  text: string;
}

/** The record of `:id` in a path that begins like this; otherwise it is the facility. */
const IDS: [RegExp, (attempt: Attempt, fixture: Fixture) => string][] = [
  [/\/lidar\/system\//, ({ facility }) => facility.lidarId],
  [/\/photometer\/system\//, ({ facility }) => facility.photometerId],
  [/\/emails\//, (_attempt, world) => world.email],
];

/** The path of a call, below `/api`. */
export function pathOf(fixture: Fixture, attempt: Attempt): string {
  const { call, facility, request } = attempt;
  const idOf = IDS.find(([path]) => path.test(call))?.[1] ?? (() => facility.id);
  const { lidarId, photometerId } = facility;
  const unknown = { aspect: 'lidar-humidity-compliance', instrumentId: lidarId };
  const values: Record<string, string> = { lidarId, photometerId, ...unknown, name: 'Lidar Reviewer' };
  const named = { ...values, id: idOf(attempt, fixture), ...request.ids };
  return (call.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_whole, name: keyof typeof named) => named[name] ?? '');
}

/** Makes the call as a client would, with a query if one is given. */
export async function knock(fixture: Fixture, attempt: Attempt, query = ''): Promise<ApiResponse> {
  const { call, actor, request } = attempt;
  const { who } = ACTORS[actor];
  const token =
    request.bearer ??
    (who && fixture.people[who][WITH_REFRESH_TOKEN.includes(capabilityOf(call)) ? 'refresh' : 'access']);
  const answer = await fixture.portal.inject({
    method: call.split(' ')[0],
    url: `/api${pathOf(fixture, attempt)}${query}`,
    ...(request.body && { payload: request.body }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const { code, msg }: { code?: number; msg?: string } = isJson ? answer.json() : {};
  return { status: answer.statusCode, code, sentence: msg, text: isJson ? answer.body : '' };
}

const UNDONE = new Error('Undone.');

/** The same in a transaction that is rolled back afterwards, so that the fixture is unchanged. */
export async function tryOut(fixture: Fixture, attempt: Attempt): Promise<ApiResponse> {
  const { context } = fixture.portal;
  const { db } = context;
  const response: ApiResponse[] = [];
  const trying = transaction(db, async (tx) => {
    context.db = tx;
    response.push(await knock(fixture, attempt));
    throw UNDONE;
  });
  await trying
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    })
    .finally(() => (context.db = db));
  const [first] = response;
  if (!first) throw new Error('Nothing was heard.');
  return first;
}
