import { COMPONENTS, type NationalFacility, type Person } from '@portal/domain';
import { ownerEmail, STAFF_ACCOUNTS } from '../../src/demo/accounts';
import { lidarBody, photometerBody } from '../../test/instruments';
import { Client, type Heard } from '../portal/client';
import type { Ledger } from './ledger';

/** A facility that goes round and round, and who moves it. */
export interface Traveller {
  id: string;
  lidarId: string;
  photometerId: string;
  owner: Client;
  ownerId: string;
  administrator: Client;
  /** The reviewer of each component. */
  reviewers: Record<string, string>;
}

/** Owners of the demonstration, each of whom gets one facility more. */
const OWNERS = ['MDR', 'SOF', 'OHP', 'LAQ'];

async function dataOf<T>(heard: Promise<Heard>): Promise<T> {
  const { status, body } = await heard;
  if (status !== 200) throw new Error(`Could not prepare: ${status} ${body.msg}`);
  return body.data as T;
}

async function chooseReviewers(administrator: Client): Promise<Record<string, string>> {
  const chosen: [string, string][] = [];
  for (const { code, role } of COMPONENTS) {
    const [person] = await dataOf<Person[]>(administrator.get(`/user/with-role-name/${encodeURIComponent(role)}`));
    if (!person) throw new Error(`Nobody is ${role}.`);
    chosen.push([code, person._id]);
  }
  return Object.fromEntries(chosen);
}

async function settleOne(apiNow: () => string, ledger: Ledger, acronym: string): Promise<Traveller> {
  const administrator = new Client(STAFF_ACCOUNTS.administrator.email, apiNow);
  const owner = new Client(ownerEmail(acronym), apiNow);
  const { _id: ownerId } = await dataOf<Person>(owner.get('/user/profile'));
  const registered = { acronym: `GO-${acronym}`, owner: ownerId };
  const { _id: id } = await dataOf<NationalFacility>(administrator.post('/national-facility/register', registered));
  const path = `/national-facility/${id}/edit`;
  ledger.note(id, 'facility.edit', await owner.post(`${path}/general-info`, { name: `Round and round ${acronym}` }));
  const lidar = await dataOf<{ _id: string }>(owner.post(`${path}/add-lidar-system`, lidarBody()));
  const photometer = await dataOf<{ _id: string }>(owner.post(`${path}/add-photometer-system`, photometerBody()));
  const reviewers = await chooseReviewers(administrator);
  return { id, lidarId: lidar._id, photometerId: photometer._id, owner, ownerId, administrator, reviewers };
}

/** Makes the facilities, by the calls of the portal. */
export async function settle(apiNow: () => string, ledger: Ledger): Promise<Traveller[]> {
  const travellers: Traveller[] = [];
  for (const acronym of OWNERS) travellers.push(await settleOne(apiNow, ledger, acronym));
  return travellers;
}
