import type { CertifiedFacility, Found, InstrumentKind } from '@portal/domain';
import { says } from '../../platform/db/contains';
import type { Certified } from '../facilities/certified-facility';
import { instrumentPage } from '../open-data/addresses';

const nameOf = ({ acronym, name }: CertifiedFacility) => (name === null ? acronym : `${name} (${acronym})`);

/** Puts names that begin with the first word at the top, as they are the most likely matches. */
const beginningFirst = <Each>(all: readonly Each[], name: (each: Each) => string, [first = '']: readonly string[]) =>
  all.toSorted(
    (left, right) =>
      Number(name(right).toLowerCase().startsWith(first)) - Number(name(left).toLowerCase().startsWith(first)),
  );

/** The facilities that everyone sees, each with its place on the map. */
export function publicFacilities(certified: readonly Certified[], words: readonly string[]): Found[] {
  const found = certified.filter(({ facility }) => words.every((word) => says(nameOf(facility), word)));
  return beginningFirst(found, ({ facility }) => facility.acronym, words).map(({ id, facility }) => ({
    kind: 'facility',
    _id: id,
    name: nameOf(facility),
    about: '',
    path: `/?search=${encodeURIComponent(facility.acronym)}`,
  }));
}

const LISTS = { lidar: 'lidars', photometer: 'photometers' } as const;

/** The instruments that everyone sees, by name, or by name and facility; each with its page. */
export function publicInstruments(certified: readonly Certified[], kind: InstrumentKind, words: readonly string[]) {
  const [first = ''] = words;
  const found = certified.flatMap(({ facility }) =>
    facility[LISTS[kind]]
      .filter(({ name }) => says(name, first) && words.every((word) => says(`${name} ${nameOf(facility)}`, word)))
      .map(({ _id, name }): Found => ({ kind, _id, name, about: nameOf(facility), path: instrumentPage(kind, _id) })),
  );
  return beginningFirst(found, ({ name }) => name, words);
}
