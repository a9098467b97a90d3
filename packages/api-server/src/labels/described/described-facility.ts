import { loadCountries } from '../../labelling/facilities/country-of';
import { positionOf } from '../../labelling/accepted/accepted-content';
import { orNotFound } from '../../platform/errors/app-error';
import type { Db } from '../../platform/db/client';
import type { CertifiedFacility, DisplayedStatus } from '@portal/domain';
import { listDescribed, type DescribedRow } from './described-facility.store';

/** A facility as the public reads of it, as last accepted or, if it never was, as it is described. */
export interface DescribedFacility {
  id: string;
  acronym: string;
  name: string | null;
  institute: string | null;
  country: string | null;
  position: CertifiedFacility['position'];
  displayed_status: DisplayedStatus['code'];
}

const orNull = (text: string | null | undefined) => (text?.trim() ? text : null);

/** These facilities for the public. */
export async function describeFacilities(db: Db, ids: readonly string[]): Promise<DescribedFacility[]> {
  const [rows, countryOf] = await Promise.all([listDescribed(db, ids), loadCountries()]);
  return rows.map(({ listing, lidars, photometers, ...row }: DescribedRow) => {
    const position = listing ? listing.position : positionOf([...lidars, ...photometers]);
    return {
      id: row.id,
      acronym: row.acronym,
      name: orNull(listing ? listing.name : row.name),
      institute: orNull(listing?.institute === undefined ? row.institute : listing.institute),
      country: (position && countryOf(position)?.name) ?? null,
      position,
      displayed_status: row.displayed_status,
    };
  });
}

/** A facility for the public; 404 if there is none. */
export async function describeFacility(db: Db, id: string): Promise<DescribedFacility> {
  const [facility] = await describeFacilities(db, [id]);
  return orNotFound(facility);
}
