import { COMPONENTS, ROLES } from '@portal/domain';
import { runProgram } from '../portal/portal-process';
import { SERVERS, type Fleet } from './fleet';
import { activate, addPerson, at, logInEverywhere, type Person } from './person';

/** All users that the races need. */
export interface Fixture {
  fleet: Fleet;
  /** The only administrators. */
  anna: Person;
  ben: Person;
  cars: Person;
  /** Reviews every component. */
  reviewer: Person;
  owner: Person;
}

/** The output of the bootstrap command for each of three that ran at once. */
export interface Bootstrapped {
  codes: (number | null)[];
  outputs: string[];
}

/** Runs the bootstrap command on each server at the same moment. */
export async function bootstrapAtOnce({ places }: Fleet): Promise<Bootstrapped> {
  const names = ['--first-name', 'Anna', '--last-name', 'Byron'];
  const ended = await Promise.all(
    places.map((place, server) => runProgram('bootstrap', place, ['--email', `anna${server}@site.example`, ...names])),
  );
  return { codes: ended.map(({ code }) => code), outputs: ended.map(({ output }) => output) };
}

const reviewing = ROLES.filter(({ name }) => COMPONENTS.some(({ role }) => role === name)).map(({ code }) => code);

/** The user whom the command made administrator. */
async function first(fleet: Fleet, { codes, outputs }: Bootstrapped): Promise<Person> {
  const server = codes.indexOf(0);
  const hash = /\/change-password\/([\w-]{43})/.exec(outputs[server] ?? '')?.[1] ?? '';
  const anna = await activate(fleet, { id: '', email: `anna${server}@site.example` }, hash);
  const profile = await at(anna, 0).get('/user/profile');
  return { ...anna, id: (profile.body.data as { _id: string })._id };
}

/** The first administrator adds all other users, through alternating servers. */
export async function populate(fleet: Fleet, bootstrapped: Bootstrapped): Promise<Fixture> {
  const anna = await first(fleet, bootstrapped);
  const [ben, cars, , reviewer, owner] = await Promise.all([
    addPerson(fleet, at(anna, 0), 'ben', ['administrator']),
    addPerson(fleet, at(anna, 1), 'cars', ['cars']),
    addPerson(fleet, at(anna, 2), 'ares', ['ares']),
    addPerson(fleet, at(anna, 1), 'reviewer', reviewing),
    addPerson(fleet, at(anna, 2), 'owner', ['national_facility']),
  ]);
  const fixture = { fleet, anna, ben, cars, reviewer, owner };
  await logInEverywhere([anna, ben, cars, reviewer, owner]);
  return fixture;
}

/** Attempts on all servers in turn, `perServer` for each. */
export const fromAllServers = <T>(make: (server: number) => T, perServer = 2): T[] =>
  Array.from({ length: SERVERS.length * perServer }, (_, index) => make(index));
