import { can, dayOf, may, relationsOf, SEARCH_LIMIT, type Found, type InstrumentKind } from '@portal/domain';
import { wordsOf } from '../../platform/db/contains';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { listCertifiedVersions } from '../facilities/certified.service';
import { publicFacilities, publicInstruments } from './search-public';
import { findFacilities, findInstruments, findPeople, type Seeking } from './search.store';

type Place = { isOwn: boolean };

/** Evaluators open the application of a facility, other users its page. */
const pageOf = (actor: Actor, id: string, { isOwn }: Place) =>
  isOwn || can(actor, 'view-all-nf') ? `/edit-nf/${id}` : `/cars/evaluate-nf/${id}`;

const TABS = { lidar: 'lidars', photometer: 'photometers' } as const;

async function instruments(db: Db, kind: InstrumentKind, asked: Seeking): Promise<Found[]> {
  const rows = await findInstruments(db, kind, asked);
  return rows.map(({ id, name, facility, facilityId, ...place }) => ({
    kind,
    _id: id,
    name,
    about: facility,
    path: `${pageOf(asked.actor, facilityId, place)}?tab=${TABS[kind]}`,
  }));
}

async function people(db: Db, asked: Seeking): Promise<Found[]> {
  // Users who cannot list accounts must not find addresses here either.
  if (!may('user.list', relationsOf(asked.actor)).allowed) return [];
  const rows = await findPeople(db, asked);
  return rows.map(({ id, name, email }) => ({
    kind: 'person',
    _id: id,
    name,
    about: email,
    path: `/admin/edit-users?search=${encodeURIComponent(email)}`,
  }));
}

async function facilities(db: Db, asked: Seeking): Promise<Found[]> {
  const rows = await findFacilities(db, asked);
  return rows.map(({ id, name, ...place }) => ({
    kind: 'facility',
    _id: id,
    name,
    about: '',
    path: pageOf(asked.actor, id, place),
  }));
}

/** What everyone sees follows what the user's own lists show; a record of both opens as in those lists. */
const together = (own: readonly Found[], ofEveryone: readonly Found[]) =>
  [...own, ...ofEveryone.filter(({ _id }) => own.every((found) => found._id !== _id))].slice(0, SEARCH_LIMIT);

/** Searches the records that the user sees in lists or on public pages; each result has the page that opens it. */
export async function searchPortal(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  q: string,
): Promise<Found[]> {
  const asked = { actor, words: wordsOf(q) };
  if (asked.words.length === 0) return [];
  const [ofFacilities, ofLidars, ofPhotometers, ofPeople, certified] = await Promise.all([
    facilities(db, asked),
    instruments(db, 'lidar', asked),
    instruments(db, 'photometer', asked),
    people(db, asked),
    listCertifiedVersions(db, dayOf(now())),
  ]);
  return [
    ...together(ofFacilities, publicFacilities(certified, asked.words)),
    ...together(ofLidars, publicInstruments(certified, 'lidar', asked.words)),
    ...together(ofPhotometers, publicInstruments(certified, 'photometer', asked.words)),
    ...ofPeople,
  ];
}
