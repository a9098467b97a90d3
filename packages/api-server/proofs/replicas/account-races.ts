import { CATALOGUE } from '@portal/domain';
import { addAccount, addPerson, callApi, at, dataOf, newPassword, setPassword, type Person } from './person';
import type { Race } from './race';
import { registerFacility } from './facility';
import { roundOf } from './step-races';
import { untilIt } from './until';
import { fromAllServers, type Fixture } from './fixture';

const NOT_SAVED = { status: 409, code: CATALOGUE.notSaved.code };

/** Changes of accounts are serialized: each locks the role of administrators. */
const ACCOUNTS = `select 1 from roles where code = 'administrator' for update`;

/** A call by both administrators in turn, through one server after the other. */
const administrators = (
  { anna, ben }: Fixture,
  path: string,
  body: (index: number) => object = () => ({}),
  perServer = 2,
) => fromAllServers((index) => () => at(index % 2 === 0 ? anna : ben, index).post(path, body(index)), perServer);

function adding(fixture: Fixture, name: string): Race {
  const email = `${name}@site.example`;
  return {
    what: 'add the same account',
    held: `insert into users (email, first_name, last_name) values ('${email}', 'Ada', 'Byron')`,
    tries: administrators(fixture, '/user/add', (index) => ({
      email,
      first_name: `Ada ${index}`,
      last_name: 'Byron',
      roles: [],
    })),
    winners: 'one',
    refusal: NOT_SAVED,
    leaves: { account: 1, 'entry user.add': 1, 'mail activation': 1 },
  };
}

/** Uses one link on all servers, each with another password; only the winner's is valid afterwards. */
function usingLink({ fleet }: Fixture, what: string, { id, email }: Pick<Person, 'id' | 'email'>, hash: string): Race {
  const passwords = fromAllServers(newPassword);
  const canLogIn = async (password = '') => {
    const body = { email, password };
    return (await callApi(`${fleet.servers[1]?.api}/auth/login`, { body })).status === 200;
  };
  return {
    what,
    held: `select 1 from one_time_tokens where user_id = '${id}' and used_at is null for update`,
    tries: passwords.map((password, index) => () => setPassword(fleet, index % 3, hash, password)),
    winners: 'one',
    refusal: { status: 400, code: CATALOGUE.notSaved.code },
    leaves: { 'entry user.change-password': 1 },
    async afterwards(winner) {
      const isRight = (await canLogIn(passwords[winner])) && !(await canLogIn(passwords[winner === 0 ? 1 : 0]));
      return isRight ? [] : ['the password is not that of the one who heard of success'];
    },
  };
}

async function activating(fixture: Fixture, name: string): Promise<Race> {
  const account = await addAccount(at(fixture.anna, 0), name, []);
  return usingLink(fixture, 'activate an account', account, await fixture.fleet.post.linkFor(account.email));
}

async function accepting(fixture: Fixture, name: string): Promise<Race> {
  const account = await addAccount(at(fixture.anna, 1), name, ['national_facility']);
  const owner = { ...account, password: '', at: [] };
  const id = await registerFacility(fixture, name, owner);
  await dataOf(at(fixture.ben, 2).post(`/national-facility/${id}/send-invitation`));
  // The first link was the activation link, which is invalid by now.
  return usingLink(fixture, 'accept an invitation', account, await fixture.fleet.post.linkFor(account.email, 1));
}

async function resetting(fixture: Fixture, name: string): Promise<Race> {
  const { fleet, anna } = fixture;
  const person = await addPerson(fleet, at(anna, 2), name, []);
  await dataOf(at(anna, 0).post('/auth/reset-password', { email: person.email }));
  const race = usingLink(fixture, 'reset a password', person, await fleet.post.linkFor(person.email, 1));
  return { ...race, leaves: { ...race.leaves, 'mail password-changed': 1 } };
}

/** Deactivation, activation and final deactivation. */
async function leaving(fixture: Fixture, name: string): Promise<(() => Promise<Race>)[]> {
  const { fleet, anna } = fixture;
  const { id, email } = await addPerson(fleet, at(anna, 0), name, ['ares']);
  const race = (what: string, entry: string): Race => ({
    what: `${what} a former user`,
    held: ACCOUNTS,
    tries: administrators(fixture, `/user/${id}/${what}`),
    // Deactivating a deactivated user changes nothing and is no failure.
    winners: 'all',
    leaves: { [entry]: 1 },
  });
  const anonymising = async (): Promise<Race> => {
    await dataOf(at(anna, 1).post(`/user/${id}/deactivate`));
    // A user is not anonymised while a message to them is being sent.
    await untilIt(
      async () => isToldAll(fleet, email),
      () => `all messages to ${email}`,
    );
    const once = { winners: 'one', refusal: NOT_SAVED } as const;
    return { ...race('anonymise', 'entry user.anonymise'), ...once };
  };
  return [
    async () => race('deactivate', 'entry user.deactivate'),
    async () => race('activate', 'entry user.activate'),
    anonymising,
  ];
}

async function isToldAll({ db }: Fixture['fleet'], email: string): Promise<boolean> {
  const { rows } = await db.execute(
    `select 1 from emails where status in ('pending', 'sending') and '${email}' = any(recipients)`,
  );
  return rows.length === 0;
}

/** The only two administrators deactivate each other: one of them must remain. */
function lastAdministrator({ anna, ben }: Fixture): Race {
  const [out, back] = ['deactivate', 'activate'].map((what) => (whom: Person) => `/user/${whom.id}/${what}`);
  if (!out || !back) throw new Error('There is nothing to race.');
  return {
    what: 'two last administrators take each other out of use',
    held: ACCOUNTS,
    tries: [() => at(anna, 0).post(out(ben)), () => at(ben, 1).post(out(anna))],
    winners: 'one',
    // A deactivated user no longer has a session.
    refusal: { status: 401, code: CATALOGUE.permissionDenied.code },
    leaves: { 'entry user.deactivate': 1 },
    async afterwards(winner) {
      const [stays, returns] = winner === 0 ? [anna, ben] : [ben, anna];
      const { status } = await at(stays, 2).post(back(returns));
      return status === 200 ? [] : [`the other one could not be brought back: ${status}`];
    },
  };
}

/** A facility is transferred: to one user by several requests, and to several users. */
async function transfers(fixture: Fixture, name: string): Promise<(() => Promise<Race>)[]> {
  const { fleet, anna, owner } = fixture;
  const id = await registerFacility(fixture, name, owner);
  const people = await Promise.all(
    [0, 1, 2, 3].map((number) => addPerson(fleet, at(anna, number), `${name}-${number}`, ['national_facility'])),
  );
  const leaves = { 'entry facility.transfer': 1, 'mail facility-given': 1, 'mail facility-received': 1 };
  const to = (whom: (index: number) => Person | undefined, perServer = 2) =>
    administrators(fixture, `/national-facility/${id}/transfer`, (index) => ({ owner: whom(index)?.id }), perServer);
  const about = { held: roundOf(id), leaves };
  return [
    async () => ({ ...about, what: 'transfer a facility', tries: to(() => people[3]), winners: 'all' }),
    async () => ({
      ...about,
      what: 'transfer a facility to different people',
      tries: to((index) => people[index], 1),
      winners: 'one',
      refusal: NOT_SAVED,
      // A request that already sees the new owner may transfer the facility once more.
      isRepeatable: true,
    }),
  ];
}

function registering(fixture: Fixture, acronym: string): Race {
  const { owner } = fixture;
  return {
    what: 'register the same facility',
    held: `insert into national_facilities (acronym, owner_id) values ('${acronym}', '${owner.id}')`,
    tries: administrators(fixture, '/national-facility/register', (index) => ({
      // Acronyms are compared without regard to case.
      acronym: index % 2 === 0 ? acronym : acronym.toLowerCase(),
      owner: owner.id,
    })),
    winners: 'one',
    refusal: { status: 422, code: CATALOGUE.notRegistered.code },
    leaves: { 'entry facility.register': 1, round: 1 },
  };
}

/** All actions on accounts and owners that succeed once; each race is prepared immediately before it runs. */
export async function accountRaces(fixture: Fixture, round: number): Promise<(() => Promise<Race> | Race)[]> {
  return [
    () => adding(fixture, `added${round}`),
    () => activating(fixture, `activated${round}`),
    () => accepting(fixture, `invited${round}`),
    () => resetting(fixture, `reset${round}`),
    ...(await leaving(fixture, `left${round}`)),
    () => lastAdministrator(fixture),
    () => registering(fixture, `REG-${round}`),
    ...(await transfers(fixture, `given${round}`)),
  ];
}
