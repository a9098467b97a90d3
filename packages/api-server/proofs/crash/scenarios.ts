import { COMPONENTS, type NationalFacility, type Person } from '@portal/domain';
import { ownerEmail, STAFF_ACCOUNTS } from '../../src/demo/accounts';
import { lidarBody, photometerBody } from '../../test/instruments';
import { Client, type ApiResponse } from '../portal/client';
import type { Ledger } from './ledger';

/** A facility that passes through one round after the other, and the users who act on it. */
export interface CrashScenario {
  id: string;
  lidarId: string;
  photometerId: string;
  owner: Client;
  ownerId: string;
  administrator: Client;
  /** Declines components. */
  reviewer: Client;
  /** Two letters with which the stations of this facility begin, and those of no other facility. */
  station: string;
  /** The user whom the owner names as deputy. */
  deputyEmail: string;
  /** The reviewer of each component. */
  reviewers: Record<string, string>;
}

/** Owners in the demonstration, each of whom receives one more facility; another of them is its deputy. */
const DEPUTY = 'THE';
const OWNERS = ['MDR', 'SOF', 'OHP', 'LAQ'];

async function dataOf<T>(response: Promise<ApiResponse>): Promise<T> {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`Could not prepare: ${status} ${body.msg}`);
  return body.data as T;
}

async function chooseReviewers(administrator: Client): Promise<Record<string, string>> {
  const chosen: [string, string][] = [];
  for (const { code, role } of COMPONENTS) {
    const people = await dataOf<Person[]>(administrator.get(`/user/with-role-name/${encodeURIComponent(role)}`));
    const person = people.find(({ email }) => email === STAFF_ACCOUNTS[code].email);
    if (!person) throw new Error(`Nobody is ${role}.`);
    chosen.push([code, person._id]);
  }
  return Object.fromEntries(chosen);
}

async function addScenario(apiNow: () => string, ledger: Ledger, acronym: string): Promise<CrashScenario> {
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
  const reviewer = new Client(STAFF_ACCOUNTS.lidar.email, apiNow);
  const instruments = { lidarId: lidar._id, photometerId: photometer._id };
  const people = { owner, ownerId, administrator, reviewer, reviewers, deputyEmail: ownerEmail(DEPUTY) };
  return { id, station: acronym.slice(0, 2).toLowerCase(), ...instruments, ...people };
}

/** Creates the facilities through the API of the portal. */
export async function addScenarios(apiNow: () => string, ledger: Ledger): Promise<CrashScenario[]> {
  const scenarios: CrashScenario[] = [];
  for (const acronym of OWNERS) scenarios.push(await addScenario(apiNow, ledger, acronym));
  return scenarios;
}
