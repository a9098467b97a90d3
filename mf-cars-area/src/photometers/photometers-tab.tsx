import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { InstrumentDialogs } from '../evaluations/instrument-dialogs';
import { photometerRows } from '../evaluations/system-row';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { PhotometerData } from './photometer-data';
import { PhotometerEvaluation } from './photometer-evaluation';

/** Props of `PhotometersTab`. */
export interface PhotometersTabProps {
  application: ReviewedApplication;
  /** Takes the right to evaluate away. */
  isReadOnly?: boolean;
}

/** The photometers of an application, to be evaluated aspect by aspect. */
export function PhotometersTab({ application, isReadOnly = false }: PhotometersTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => photometerRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return (
    <div className="evaluation-stack">
      <EvaluationTable kind="photometer" rows={rows} />
      <InstrumentDialogs
        kind="photometer"
        application={application}
        rows={rows}
        Evaluation={PhotometerEvaluation}
        Sheet={PhotometerData}
      />
    </div>
  );
}
