import { useProfile } from '@portal/api-slice';
import { REVIEWER_HINTS } from '@portal/domain';
import type { ReviewedApplication, ReviewedPhotometer } from '@portal/domain';
import { SuggestionFrame } from '@portal/instruments';
import { useMemo } from 'react';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { InstrumentDialogs } from '../evaluations/instrument-dialogs';
import type { OpenEvaluation } from '../evaluations/instrument-dialogs';
import { InstrumentEvaluation } from '../evaluations/instrument-evaluation';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { photometerRows } from '../evaluations/system-row';
import { PhotometerData } from './photometer-data';

export interface PhotometersTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The photometers of an application and their evaluations. */
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

const { beside: texts } = EVALUATION_MESSAGES;

/** The evaluation of a photometer; there is no computed suggestion. */
function PhotometerEvaluation(open: OpenEvaluation<ReviewedPhotometer>) {
  const { row, evaluated } = open;
  const isGeneral = evaluated.aspect.key === 'general';
  return (
    <InstrumentEvaluation
      {...open}
      suggested={null}
      suggestion={
        <SuggestionFrame
          title={evaluated.aspect.name}
          compliance={null}
          hint={isGeneral ? REVIEWER_HINTS.general : undefined}
          reasons={[isGeneral ? texts.photometer : texts.data]}
          level={3}
        />
      }
      sheet={<PhotometerData instrument={row.instrument} />}
    />
  );
}
