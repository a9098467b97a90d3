import { randomUUID } from 'node:crypto';
import { ownerAccount, ownerEmail } from '../../src/demo/accounts';
import type { FacilityRows } from '../../src/demo/demo.store';
import type { Place } from './sites';

/** A facility of the demonstration to make others from; `acronym` is what its rows call it. */
export interface Pattern {
  rows: FacilityRows;
  /** Acronym of the facility whose owner it has. */
  ownedBy: string;
}

export interface Copy {
  place: Place;
  ownerId: string;
  /** How much earlier everything happened, ms. */
  earlier: number;
  /** Who acts for whom: ids of accounts by the ids in the pattern. */
  accounts: ReadonlyMap<string, string>;
}

/** The same values of another facility: other ids, other names, other days. */
const changeIn =
  (replaced: ReadonlyMap<string, string>, earlier: number) =>
  <Value>(value: Value): Value => {
    const changed = (one: unknown): unknown => {
      if (typeof one === 'string') return replaced.get(one) ?? one;
      if (one instanceof Date) return new Date(one.getTime() - earlier);
      if (Array.isArray(one)) return one.map(changed);
      if (typeof one !== 'object' || one === null) return one;
      return Object.fromEntries(Object.entries(one).map(([key, part]: [string, unknown]) => [key, changed(part)]));
    };
    return changed(value) as Value;
  };

/** Ids, names and addresses that the rows of a facility have to themselves, with those of its copy. */
function replacements({ rows, ownedBy }: Pattern, { place, ownerId, accounts }: Copy): Map<string, string> {
  const { facility, lidars, photometers, applications } = rows;
  const own = [facility, ...lidars, ...photometers, ...applications].map(({ id }) => [id, randomUUID()] as const);
  const { firstName, lastName } = ownerAccount(place.acronym, true);
  return new Map([
    ...accounts,
    ...own,
    [facility.ownerId, ownerId],
    [facility.acronym, place.acronym],
    [`PI of ${ownedBy}`, `${firstName} ${lastName}`],
    [`Lidar PI of ${facility.acronym}`, `Lidar PI of ${place.acronym}`],
    [`Photometer PI of ${facility.acronym}`, `Photometer PI of ${place.acronym}`],
    [ownerEmail(ownedBy), ownerEmail(place.acronym)],
    ...(facility.name === null ? [] : [[facility.name, place.name] as const]),
  ]);
}

/** A facility like another one, somewhere else. What its rounds froze is left out. */
export function copyOf(pattern: Pattern, copy: Copy): FacilityRows {
  const { rows } = pattern;
  const { latitude, longitude, altitude } = copy.place;
  const change = changeIn(replacements(pattern, copy), copy.earlier);
  const standing = { latitude, longitude, altitude };
  return {
    facility: change(rows.facility),
    lidars: change(rows.lidars).map((lidar) => ({ ...lidar, ...standing })),
    groups: change(rows.groups),
    photometers: change(rows.photometers).map((photometer) => ({ ...photometer, ...standing })),
    applications: change(rows.applications),
    snapshots: [],
    plans: [],
    evaluations: change(rows.evaluations),
    assessments: change(rows.assessments),
    reviewers: change(rows.reviewers),
    history: change(rows.history),
  };
}
