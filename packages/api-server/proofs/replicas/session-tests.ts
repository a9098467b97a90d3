import { ACCOUNTS, FILES, type Tokens } from '@portal/domain';
import { aPdf } from '../../test/files';
import { LIMITS } from '../../src/platform/limits/limits';
import type { ApiResponse } from '../portal/client';
import { addPerson, callApi, at, dataOf, newPassword, somewhere, type Person } from './person';
import { uploadPlan } from './facility';
import type { Fixture } from './fixture';

/** The numbers from 0, as many as given. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const statuses = (responses: readonly ApiResponse[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

/** The given number of accepted attempts, followed by refused ones. */
const within = (max: number, taken: number, count: number) =>
  numbers(count).map((index) => (index < max ? taken : 429));

const bearing = (token: string) => ({ ...somewhere(), authorization: `Bearer ${token}` });

/** Attempts are counted, and sessions are valid, for all servers together. */
export function sessionTests(fixture: () => Fixture) {
  const apiOf = (server: number) => fixture().fleet.servers[server % 3]?.api ?? '';
  const newcomer = (name: string) => addPerson(fixture().fleet, at(fixture().anna, 0), name, []);
  const logIn = ({ email }: Person, password: string, server: number, headers: Readonly<Record<string, string>>) =>
    callApi(`${apiOf(server)}/auth/login`, { headers, body: { email, password } });
  /** Whether a session is valid: access and refresh token at each server. */
  const holds = async ({ access_token, refresh_token }: Tokens) => {
    const responses = await Promise.all(
      [0, 1, 2].flatMap((server) => [
        callApi(`${apiOf(server)}/user/profile`, { method: 'GET', headers: bearing(access_token) }),
        callApi(`${apiOf(server)}/auth/refresh`, { headers: bearing(refresh_token) }),
      ]),
    );
    return responses.map(({ status }) => status);
  };
  const [ALL_HOLD, NONE_HOLDS] = [200, 401].map((status) => numbers(6).map(() => status));

  test.each([
    ['one after the other', false],
    ['at once', true],
  ])('wrong passwords spread over the servers, %s, count as if there were one', async (_how, isAtOnce) => {
    const person = await newcomer(`guessed-${isAtOnce}`);
    const [here, elsewhere] = [somewhere(), somewhere()];
    const count = ACCOUNTS.loginFailures + 4;
    const responses: ApiResponse[] = [];
    const guess = (server: number) => logIn(person, newPassword(), server, here);
    if (isAtOnce) responses.push(...(await Promise.all(numbers(count).map(guess))));
    else for (const server of numbers(count)) responses.push(await guess(server));
    expect(statuses(responses)).toEqual(within(ACCOUNTS.loginFailures, 401, count));
    const right = await Promise.all([0, 1, 2].map((server) => logIn(person, person.password, server, here)));
    expect(statuses(right)).toEqual([429, 429, 429]);
    expect((await logIn(person, person.password, 1, elsewhere)).status).toBe(200);
  });

  test('requests for a new password, contact messages and uploads count as if there were one server', async () => {
    const [person, other] = [await newcomer('asked-for'), await newcomer('uploader')];
    const all = (count: number, make: (index: number) => Promise<ApiResponse>) => Promise.all(numbers(count).map(make));
    const reset = await all(6, (index) =>
      callApi(`${apiOf(index)}/auth/reset-password`, { body: { email: person.email } }),
    );
    expect(statuses(reset)).toEqual(within(ACCOUNTS.resetRequestsPerHour, 200, 6));

    const here = somewhere();
    const message = {
      email: 'eve@site.example',
      first_name: 'Eve',
      last_name: 'Byron',
      subject: 'Dust',
      message: 'Hi',
    };
    const sent = await all(9, (index) => callApi(`${apiOf(index)}/contact`, { headers: here, body: message }));
    expect(statuses(sent)).toEqual(within(LIMITS.messagesFromNetwork.max, 200, 9));

    const count = FILES.uploadsPerHour + 3;
    const uploaded = await Promise.allSettled(numbers(count).map((index) => uploadPlan(other, index, aPdf())));
    expect(uploaded.filter(({ status }) => status === 'fulfilled')).toHaveLength(FILES.uploadsPerHour);
    for (const one of uploaded)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/429 Too many uploads/);
  });

  test('a session that began on one server is valid on all of them', async () => {
    const person = await newcomer('everywhere');
    expect(await holds(await at(person, 0).session())).toEqual(ALL_HOLD);
  });

  test.each<[what: string, isKept: boolean, end: (person: Person, tokens: Tokens) => Promise<ApiResponse>]>([
    ['signing out everywhere', false, (person) => at(person, 0).post('/auth/sign-out-everywhere')],
    [
      'a new password, but for the session that it was set in',
      true,
      (person) => {
        const password = newPassword();
        return at(person, 0).post('/auth/change-password', { password, confirm_password: password });
      },
    ],
    [
      'an administrator who takes the account out of use',
      false,
      ({ id }) => at(fixture().ben, 0).post(`/user/${id}/deactivate`),
    ],
  ])('%s ends the sessions of all servers at once', async (what, isKept, end) => {
    const person = await newcomer(`leaver-${what.length}`);
    const [own, other] = [await at(person, 0).session(), await at(person, 1).session()];
    await dataOf(end(person, own));
    expect(await holds(other)).toEqual(NONE_HOLDS);
    expect(await holds(own)).toEqual(isKept ? ALL_HOLD : NONE_HOLDS);
  });

  test('a logout on one server ends only that session, on all; concurrent ones are recorded once', async () => {
    const person = await newcomer('logged-out');
    const [own, other] = [await at(person, 0).session(), await at(person, 1).session()];
    const headers = bearing(own.refresh_token);
    await Promise.all([0, 1, 2].map((server) => callApi(`${apiOf(server)}/auth/logout`, { headers })));
    expect(await holds(own)).toEqual(NONE_HOLDS);
    expect(await holds(other)).toEqual(ALL_HOLD);
    const { rows } = await fixture().fleet.db.execute(
      `select 1 from audit_entries where action = 'session.close' and actor_id = '${person.id}'`,
    );
    expect(rows).toHaveLength(1);
  });
}
