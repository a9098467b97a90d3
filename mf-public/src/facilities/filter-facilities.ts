import type { CertifiedFacility } from '@portal/domain';
import { containsAll, searchWords } from '@portal/ui/core';

const textOf = ({ name, acronym, type, displayed_status: status, lidars, photometers }: CertifiedFacility) =>
  [name, acronym, type?.name, status.name, ...[...lidars, ...photometers].map((instrument) => instrument.name)].join(
    ' ',
  );

/** The facilities that contain every word of the search in a field that the list shows; an empty search matches all. */
export function filterFacilities(facilities: readonly CertifiedFacility[], search: string): CertifiedFacility[] {
  const words = searchWords(search);
  return facilities.filter((facility) => containsAll(textOf(facility), words));
}

// Created once: `localeCompare` looks up the language's rules on each comparison, which is slow for thousands of rows.
const DICTIONARY = new Intl.Collator('en');

/** Facilities sorted by name in dictionary order, or by acronym if they have no name. */
export const byName = (facilities: readonly CertifiedFacility[]) =>
  facilities.toSorted((a, b) => DICTIONARY.compare(a.name ?? a.acronym, b.name ?? b.acronym));
