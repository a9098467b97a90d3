import type { CertifiedFacility } from '@portal/domain';

/** Lower case and without accents, so that "malaga" finds "Málaga". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = ({ name, acronym, type, displayed_status: status, lidars, photometers }: CertifiedFacility) =>
  plain(
    [name, acronym, type?.name, status.name, ...[...lidars, ...photometers].map((instrument) => instrument.name)].join(
      ' ',
    ),
  );

/** The facilities in which every word of the search occurs, in what the list shows of them; an empty search finds all. */
export function filterFacilities(facilities: readonly CertifiedFacility[], search: string): CertifiedFacility[] {
  const wanted = plain(search).split(/\s+/);
  return facilities.filter((facility) => {
    const words = wordsOf(facility);
    return wanted.every((word) => words.includes(word));
  });
}

/** By name, in the order of a dictionary; those without a name by their acronym. */
export const byName = (facilities: readonly CertifiedFacility[]) =>
  facilities.toSorted((a, b) => (a.name ?? a.acronym).localeCompare(b.name ?? b.acronym, 'en'));
