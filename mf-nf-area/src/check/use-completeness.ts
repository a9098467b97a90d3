import { completeness } from '@portal/domain';
import type { Completeness, NationalFacility } from '@portal/domain';
import { useMemo } from 'react';
import { useListLidarsQuery } from '../api/lidars';
import { useListPhotometersQuery } from '../api/photometers';

/** The gaps of an application; `null` while they are loading, `failed` if they cannot be loaded. */
export type Findings = Completeness | 'failed' | null;

/** The gaps of the saved application; also `null` while they are not needed. */
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
