import { COMPONENTS } from '@portal/domain';
import { STAFF_ACCOUNTS } from '../../src/demo/accounts';
import type { Db } from '../../src/platform/db/client';
import { addColleagues, assign, listCodes, listDocumented, listOwned, listSubmitted, type Cast } from './cast.store';
import { own } from './journeys/owner';
import { review } from './journeys/reviewer';
import { administer, workAtCars } from './journeys/staff';
import { visit } from './journeys/visitor';
import type { Role } from './observed';
import { Person, type Place } from './person';
import { readDrafts, readOwned } from './read-back';

/** Shares of all people, in hundredths; the others are visitors. */
const SHARES: Record<Exclude<Role, 'visitor'>, number> = { owner: 32, reviewer: 10, cars: 4, administrator: 4 };

type Records = Map<string, string | undefined>;

/** One of the people, with what they do until the load is over. */
export interface Participant {
  person: Person;
  act: () => Promise<void>;
  /** The records that only this person writes, as the portal shows them. */
  readBack: () => Promise<Records>;
}

const nothing = async (): Promise<Records> => new Map();

/** What visitors can look at, as the portal shows it to everyone. */
async function readPublic(origin: string, db: Db): Promise<Cast> {
  const ask = async <Data>(path: string): Promise<Data> => (await (await fetch(`${origin}/api${path}`)).json()) as Data;
  interface Certified {
    lidars: { _id: string }[];
    photometers: { _id: string }[];
  }
  const { data } = await ask<{ data: Certified[] }>('/national-facility/certified');
  const labels = await ask<{ facility: { acronym: string } }[]>('/open/labels.json');
  return {
    lidars: data.flatMap(({ lidars }) => lidars.map(({ _id }) => _id)),
    photometers: data.flatMap(({ photometers }) => photometers.map(({ _id }) => _id)),
    labelled: labels.map(({ facility }) => facility.acronym),
    codes: await listCodes(db),
  };
}

/** Makes the people, each with an account of their own; every account has the password of the demonstration. */
export async function gather(place: Place, db: Db, count: number, picture: Buffer): Promise<Participant[]> {
  const numberOf = (role: keyof typeof SHARES) => Math.max(1, Math.round((count * SHARES[role]) / 100));
  const cast = await readPublic(place.origin, db);
  const owned = await listOwned(db);
  const work = {
    submitted: await listSubmitted(db),
    documented: await listDocumented(db),
    facilities: owned.map(({ id }) => id),
  };
  const participants: Participant[] = [];
  const person = (role: Role, email?: string) => new Person(place, role, participants.length, email);
  for (const facility of owned.slice(0, numberOf('owner'))) {
    const owner = person('owner', facility.email);
    const copy = crypto.randomUUID();
    const readBack = () => readOwned(owner, facility, facility.isEditable ? [copy] : []);
    participants.push({ person: owner, act: () => own(owner, facility, { copy, picture }), readBack });
  }
  for (const { code: component } of COMPONENTS) {
    const email = STAFF_ACCOUNTS[component].email;
    const emails = await addColleagues(db, email, Math.ceil(numberOf('reviewer') / COMPONENTS.length));
    const assigned = await assign(db, component, emails);
    for (const address of emails) {
      const [reviewer, facilities] = [person('reviewer', address), assigned.get(address) ?? []];
      const readBack = () => readDrafts(reviewer, facilities);
      participants.push({ person: reviewer, act: () => review(reviewer, { facilities, component }), readBack });
    }
  }
  for (const [role, act] of [
    ['cars', workAtCars],
    ['administrator', administer],
  ] as const)
    for (const email of await addColleagues(db, STAFF_ACCOUNTS[role].email, numberOf(role))) {
      const member = person(role, email);
      participants.push({ person: member, act: () => act(member, work), readBack: nothing });
    }
  while (participants.length < count) {
    const visitor = person('visitor');
    participants.push({ person: visitor, act: () => visit(visitor, cast), readBack: nothing });
  }
  return participants;
}
