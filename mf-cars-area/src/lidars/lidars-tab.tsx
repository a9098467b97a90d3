import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { InstrumentWindows } from '../verdicts/instrument-windows';
import { lidarRows } from '../verdicts/system-row';
import { VerdictTable } from '../verdicts/verdict-table';
import { LidarData } from './lidar-data';
import { LidarVerdict } from './lidar-verdict';

/** Props of the tabs in which an application is judged. */
export interface LidarsTabProps {
  application: ReviewedApplication;
  /** Takes the right to judge away. */
  isReadOnly?: boolean;
}

/** The lidars of an application, to be judged aspect by aspect. */
export function LidarsTab({ application, isReadOnly = false }: LidarsTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => lidarRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return (
    <div className="verdict-stack">
      <VerdictTable kind="lidar" rows={rows} />
      <InstrumentWindows kind="lidar" application={application} rows={rows} Verdict={LidarVerdict} Sheet={LidarData} />
    </div>
  );
}
