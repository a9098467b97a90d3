import { useListLidarsQuery, useListPhotometersQuery } from '@portal/api-slice';
import { completeness } from '@portal/domain';
import type { Completeness, NationalFacility } from '@portal/domain';
import { useMemo } from 'react';

/** What the application of a facility lacks, as it is saved; `null` until that is known, or where nobody asks. */
export function useCompleteness(facility: NationalFacility, isAsked: boolean): Completeness | null {
  const { currentData: lidars } = useListLidarsQuery(facility._id, { skip: !isAsked });
  const { currentData: photometers } = useListPhotometersQuery(facility._id, { skip: !isAsked });
  return useMemo(
    () => (isAsked && lidars && photometers ? completeness({ facility, lidars, photometers }) : null),
    [isAsked, facility, lidars, photometers],
  );
}
