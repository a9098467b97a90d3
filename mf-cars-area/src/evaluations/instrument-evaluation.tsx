import { useProfile } from '@portal/api-slice';
import type { ComplianceCode, InstrumentName } from '@portal/domain';
import type { ReactNode } from 'react';
import { EvaluationForm } from './evaluation-form';
import type { OpenEvaluation } from './open-evaluation';
import { EVALUATION_MESSAGES as texts } from './messages';
import { formerOf, isForReviewer, isOwnFacility } from './rights';
import { upTo } from './system-row';
import { PlanAssessmentPanel } from '../plan/plan-assessment';
import { evaluationParam } from './use-evaluation-url-state';
import { useIsLeavingEvaluation } from './use-sheet-url-state';

export interface InstrumentEvaluationProps<Instrument> extends OpenEvaluation<Instrument> {
  suggested: ComplianceCode | null;
  /** The suggestion, or the sentence that there is none, and advisories. */
  suggestion: ReactNode;
  /** The data sheet of the instrument. */
  sheet: ReactNode;
}

/** The evaluation of one aspect of an instrument, with suggestion and data sheet. */
export function InstrumentEvaluation<Instrument extends InstrumentName>(props: InstrumentEvaluationProps<Instrument>) {
  const { application, row, evaluated, suggested, suggestion, sheet, onClose, next } = props;
  const { aspect, evaluation, mayEdit, mayAssess, mayReopen } = evaluated;
  const { _id: instrumentId, name } = row.instrument;
  const profile = useProfile();
  const isLeaving = useIsLeavingEvaluation(evaluationParam(aspect, instrumentId));
  const address = { facilityId: application.facility._id, aspect: aspect.path, instrumentId };
  const about = texts.about(aspect.name, name);
  const plan = <PlanAssessmentPanel {...{ application, address, about, isLeaving }} />;
  return (
    <EvaluationForm
      address={address}
      aspect={aspect.key}
      aspectName={aspect.name}
      about={about}
      isOwn={isOwnFacility(profile, application)}
      isForReviewer={isForReviewer(profile, application, aspect.path)}
      upTo={upTo(application, aspect.path)}
      former={formerOf(application, instrumentId, aspect.key)}
      facilityName={application.facility.acronym}
      beside={
        <div className="evaluation-stack">
          {suggestion}
          <section aria-label={`${texts[row.kind].system} ${name}`}>{sheet}</section>
        </div>
      }
      {...(mayAssess ? { toAssess: plan } : { assessed: plan })}
      {...{ evaluation, mayEdit, mayReopen, suggested, isLeaving, onClose, next }}
    />
  );
}
