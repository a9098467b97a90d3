import { randomUUID } from 'node:crypto';
import { COMPONENTS } from '@portal/domain';
import { lidarBody, photometerBody } from '../../test/instruments';
import { at, dataOf, type Person } from './person';
import type { Fixture } from './fixture';

/** A facility on its way through the whole workflow. */
export interface FixtureFacility {
  fixture: Fixture;
  id: string;
  acronym: string;
  lidarId: string;
  photometerId: string;
}

/** Creates a facility of this name, which has no instruments yet. */
export async function registerFacility({ anna }: Fixture, acronym: string, owner: Person): Promise<string> {
  const body = { acronym, owner: owner.id };
  return (await dataOf<{ _id: string }>(at(anna, 0).post('/national-facility/register', body)))._id;
}

export const pathOf = ({ id }: Pick<FixtureFacility, 'id'>) => `/national-facility/${id}`;

/** Adds an instrument with a unique name, as the owner. */
export async function addInstrument({ fixture, id }: FixtureFacility, kind: 'lidar' | 'photometer', server: number) {
  const name = randomUUID();
  const body = kind === 'lidar' ? lidarBody({ name }) : photometerBody({ name });
  const path = `${pathOf({ id })}/edit/add-${kind}-system`;
  return (await dataOf<{ _id: string }>(at(fixture.owner, server).post(path, body)))._id;
}

/** Makes one user the reviewer of all components. */
export async function setReviewers({ fixture: { anna, reviewer }, id }: FixtureFacility): Promise<void> {
  const chosen = Object.fromEntries(COMPONENTS.map(({ code }) => [code, reviewer.id]));
  await dataOf(at(anna, 2).post(`${pathOf({ id })}/set-initial-acceptance-reviewers`, chosen));
}

/** Uploads a plan as this user, through this server; returns the id of the file. */
export async function uploadPlan(person: Person, server: number, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.pdf');
  return dataOf<string>(at(person, server).post('/files', form));
}
