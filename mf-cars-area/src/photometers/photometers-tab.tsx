import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { InstrumentWindows } from '../verdicts/instrument-windows';
import { photometerRows } from '../verdicts/system-row';
import { VerdictTable } from '../verdicts/verdict-table';
import { PhotometerData } from './photometer-data';
import { PhotometerVerdict } from './photometer-verdict';

/** Props of `PhotometersTab`. */
export interface PhotometersTabProps {
  application: ReviewedApplication;
  /** Takes the right to judge away. */
  isReadOnly?: boolean;
}

/** The photometers of an application, to be judged aspect by aspect. */
export function PhotometersTab({ application, isReadOnly = false }: PhotometersTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => photometerRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return (
    <div className="verdict-stack">
      <VerdictTable kind="photometer" rows={rows} />
      <InstrumentWindows
        kind="photometer"
        application={application}
        rows={rows}
        Verdict={PhotometerVerdict}
        Sheet={PhotometerData}
      />
    </div>
  );
}
