import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { entriesOf } from './evaluation-order';
import { lidarRows, photometerRows } from './system-row';
import type { SystemRow } from './system-row';
import { systemParam } from './use-evaluation-url-state';

/** Everything that a sheet over the page of an application can show. */
export type SheetRows = ReturnType<typeof useSheetRows>;

/** The instruments of an application with the user's rights on them, and everything that a sheet can show. */
export function useSheetRows(application: ReviewedApplication, isReadOnly: boolean) {
  const profile = useProfile();
  return useMemo(() => {
    const viewer = { profile, isReadOnly };
    const [lidars, photometers] = [lidarRows(application, viewer), photometerRows(application, viewer)];
    const all: SystemRow[] = [...lidars, ...photometers];
    return {
      lidars,
      photometers,
      entries: entriesOf(application, all, viewer),
      systems: new Map(all.map((row) => [systemParam(row.kind, row.instrument._id), row.instrument])),
    };
  }, [application, profile, isReadOnly]);
}
