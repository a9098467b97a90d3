import { randomBytes } from 'node:crypto';
import type { RoleCode } from '@portal/domain';
import { callApi as askOnce, Client, type ApiResponse } from '../portal/client';
import { SERVERS, type Fleet } from './fleet';

/** A user with an account, who can call every server. */
export interface Person {
  id: string;
  email: string;
  password: string;
  /** The user's client at each server, with its own session. */
  at: readonly Client[];
}

/** The data of a call that must succeed: a fixture whose call failed would prove nothing. */
export async function dataOf<T = unknown>(responses: Promise<ApiResponse>): Promise<T> {
  const { status, body } = await responses;
  if (status !== 200) throw new Error(`Could not prepare: ${status} ${body.msg}`);
  return body.data as T;
}

/** The header in which a proxy names the client: each call uses a unique address. */
export const somewhere = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': ['10', ...randomBytes(3)].join('.'),
});

/** A call without a session, from any address unless the headers name one. */
export const callApi = (url: string, { headers = somewhere(), ...asked }: Parameters<typeof askOnce>[1] = {}) =>
  askOnce(url, { ...asked, headers, isPatient: true });

/** The clients of a user at all servers. */
const everywhere = ({ servers }: Fleet, email: string, password: string) =>
  SERVERS.map(
    (server) =>
      new Client(email, () => servers[server]?.api ?? '', { password, headers: somewhere(), isPatient: true }),
  );

/** Sets a password through one of the servers, with the link. */
export const setPassword = ({ servers }: Fleet, server: number, hash: string, password: string): Promise<ApiResponse> =>
  callApi(`${servers[server]?.api}/auth/change-password`, {
    body: { password, confirm_password: password, password_reset_hash: hash },
  });

/** A unique password that cannot be guessed. */
export const newPassword = () => `dust ${crypto.randomUUID()} over the sea`;

/** The user, after the link in the mail was used. */
export async function activate(fleet: Fleet, account: { id: string; email: string }, hash: string): Promise<Person> {
  const password = newPassword();
  await dataOf(setPassword(fleet, 1, hash, password));
  return { ...account, password, at: everywhere(fleet, account.email, password) };
}

/** An account that was added through a server and whose link was not used yet. */
export async function addAccount(by: Client, name: string, roles: readonly RoleCode[]) {
  const email = `${name}@site.example`;
  const body = { email, first_name: name, last_name: 'Byron', roles };
  const { _id: id } = await dataOf<{ _id: string }>(by.post('/user/add', body));
  return { id, email };
}

/** A user with these roles, added through one server and activated by the mail that another one sent. */
export async function addPerson(fleet: Fleet, by: Client, name: string, roles: readonly RoleCode[]): Promise<Person> {
  const account = await addAccount(by, name, roles);
  return activate(fleet, account, await fleet.post.linkFor(account.email));
}

/** Opens a session at every server for each of these users. */
export async function logInEverywhere(people: readonly Person[]): Promise<void> {
  await Promise.all(people.flatMap((person) => person.at.map((client) => client.session())));
}

/** The user's client at this server; numbers beyond the last server start again at the first. */
export function at(person: Person, server: number): Client {
  const client = person.at[server % SERVERS.length];
  if (!client) throw new Error(`${person.email} knows no server ${server}.`);
  return client;
}
