import { COMPONENTS } from '@portal/domain';
import { lidarBody, photometerBody } from '../../test/instruments';
import { at, dataOf, type Person } from './person';
import type { World } from './world';

/** A facility on its way through the whole workflow. */
export interface Site {
  world: World;
  id: string;
  acronym: string;
  lidarId: string;
  photometerId: string;
}

/** Makes a facility of this name, which has no instruments yet. */
export async function registerSite({ anna }: World, acronym: string, owner: Person): Promise<string> {
  const body = { acronym, owner: owner.id };
  return (await dataOf<{ _id: string }>(at(anna, 0).post('/national-facility/register', body)))._id;
}

export const pathOf = ({ id }: Pick<Site, 'id'>) => `/national-facility/${id}`;

/** Adds an instrument, as the owner. */
export async function addInstrument({ world, id }: Site, kind: 'lidar' | 'photometer', server: number) {
  const body = kind === 'lidar' ? lidarBody() : photometerBody();
  const path = `${pathOf({ id })}/edit/add-${kind}-system`;
  return (await dataOf<{ _id: string }>(at(world.owner, server).post(path, body)))._id;
}

/** Lets one person review everything. */
export async function setReviewers({ world: { anna, reviewer }, id }: Site): Promise<void> {
  const chosen = Object.fromEntries(COMPONENTS.map(({ code }) => [code, reviewer.id]));
  await dataOf(at(anna, 2).post(`${pathOf({ id })}/set-initial-acceptance-reviewers`, chosen));
}

/** Uploads a plan as this person, through this server; answers the id of the file. */
export async function uploadPlan(person: Person, server: number, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.pdf');
  return dataOf<string>(at(person, server).post('/files', form));
}
