import { SEARCH_LIMIT, type CertifiedFacility, type Found, type InstrumentKind } from '@portal/domain';
import { plain } from '../../platform/db/contains';
import { madeOnce } from '../../platform/process/made-once';
import type { Certified } from '../facilities/certified-facility';
import { instrumentPage } from '../open-data/addresses';

/** A public record, with its texts normalized for comparison. */
interface Sought<Of> {
  of: Of;
  /** Contains the first word. */
  name: string;
  /** Contains all words. */
  text: string;
  /** Records of which it begins with the first word come first, as they are the most likely matches. */
  key: string;
}

const nameOf = ({ acronym, name }: CertifiedFacility) => (name === null ? acronym : `${name} (${acronym})`);

const facilitiesOf = madeOnce((certified: readonly Certified[]): readonly Sought<Certified>[] =>
  certified.map((of) => {
    const name = plain(nameOf(of.facility));
    return { of, name, text: name, key: plain(of.facility.acronym) };
  }),
);

const LISTS = { lidar: 'lidars', photometer: 'photometers' } as const;

interface OfFacility {
  _id: string;
  name: string;
  facility: CertifiedFacility;
}

const instrumentsOf = (certified: readonly Certified[], kind: InstrumentKind): readonly Sought<OfFacility>[] =>
  certified.flatMap(({ facility }) =>
    facility[LISTS[kind]].map((instrument) => {
      const name = plain(instrument.name);
      const of = { _id: instrument._id, name: instrument.name, facility };
      return { of, name, text: `${name} ${plain(nameOf(facility))}`, key: name };
    }),
  );

const lidarsOf = madeOnce((certified: readonly Certified[]) => instrumentsOf(certified, 'lidar'));
const photometersOf = madeOnce((certified: readonly Certified[]) => instrumentsOf(certified, 'photometer'));

function matching<Of>(all: readonly Sought<Of>[], words: readonly string[]): Of[] {
  const [first = ''] = words;
  const found = all.filter(({ name, text }) => name.includes(first) && words.every((word) => text.includes(word)));
  const begins = ({ key }: Sought<Of>) => key.startsWith(first);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, SEARCH_LIMIT).map(({ of }) => of);
}

/** The facilities that everyone sees, each with its place on the map. */
export const publicFacilities = (certified: readonly Certified[], words: readonly string[]): Found[] =>
  matching(facilitiesOf(certified), words).map(({ id, facility }) => ({
    kind: 'facility',
    _id: id,
    name: nameOf(facility),
    about: '',
    path: `/?search=${encodeURIComponent(facility.acronym)}`,
  }));

/** The instruments that everyone sees, by name, or by name and facility; each with its page. */
export function publicInstruments(
  certified: readonly Certified[],
  kind: InstrumentKind,
  words: readonly string[],
): Found[] {
  const all = kind === 'lidar' ? lidarsOf(certified) : photometersOf(certified);
  return matching(all, words).map(({ _id, name, facility }) => ({
    kind,
    _id,
    name,
    about: nameOf(facility),
    path: instrumentPage(kind, _id),
  }));
}
