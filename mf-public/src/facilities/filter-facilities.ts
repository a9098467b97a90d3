import type { CertifiedFacility } from '@portal/domain';
import { containsAll, searchWords } from '@portal/ui/core';

const textOf = ({ name, acronym, type, displayed_status: status, lidars, photometers }: CertifiedFacility) =>
  [name, acronym, type?.name, status.name, ...[...lidars, ...photometers].map((instrument) => instrument.name)].join(
    ' ',
  );

/** The facilities in which every word of the search occurs, in what the list shows of them; an empty search finds all. */
export function filterFacilities(facilities: readonly CertifiedFacility[], search: string): CertifiedFacility[] {
  const words = searchWords(search);
  return facilities.filter((facility) => containsAll(textOf(facility), words));
}

// Made once: to look up the rules of a language for each comparison takes long where there are thousands.
const DICTIONARY = new Intl.Collator('en');

/** By name, in the order of a dictionary; those without a name by their acronym. */
export const byName = (facilities: readonly CertifiedFacility[]) =>
  facilities.toSorted((a, b) => DICTIONARY.compare(a.name ?? a.acronym, b.name ?? b.acronym));
