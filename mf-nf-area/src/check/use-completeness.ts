import { useListLidarsQuery, useListPhotometersQuery } from '@portal/api-slice';
import { completeness } from '@portal/domain';
import type { Completeness, NationalFacility } from '@portal/domain';
import { useMemo } from 'react';

/** What an application lacks; `null` until that is known, and `failed` where it could not be loaded. */
export type Findings = Completeness | 'failed' | null;

/** What the application of a facility lacks, as it is saved; `null` as well where nobody asks. */
export function useCompleteness(facility: NationalFacility, isAsked: boolean): Findings {
  const { currentData: lidars, isError: lidarsFailed } = useListLidarsQuery(facility._id, { skip: !isAsked });
  const { currentData: photometers, isError: photometersFailed } = useListPhotometersQuery(facility._id, {
    skip: !isAsked,
  });
  const hasFailed = lidarsFailed || photometersFailed;
  return useMemo(() => {
    if (isAsked && lidars && photometers) return completeness({ facility, lidars, photometers });
    return isAsked && hasFailed ? 'failed' : null;
  }, [isAsked, hasFailed, facility, lidars, photometers]);
}
