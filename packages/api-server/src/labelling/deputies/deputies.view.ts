import type { Deputy } from '@portal/domain';
import type { LoadedFacility } from '../facilities/facility.store';

/** The deputies of a facility, in the order in which they were named. */
export const toDeputies = ({ deputies }: Pick<LoadedFacility, 'deputies'>): Deputy[] =>
  deputies.map(({ id, firstName, lastName, email, since }) => ({
    _id: id,
    first_name: firstName,
    last_name: lastName,
    email,
    since,
  }));
