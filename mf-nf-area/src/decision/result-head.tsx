import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { AcceptanceCode, IssuedDecision, NationalFacility } from '@portal/domain';
import { DownloadButton, reportOf } from '@portal/facilities';
import { Chip, Dated } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { useDueKind, useIsIdle } from '../actions/due-task';
import { PlanStep } from '../actions/plan-step';
import { DecisionWords } from './decision-words';
import { DECISION_TEXTS as texts } from './messages';

const TONES: Readonly<Record<AcceptanceCode, Tone>> = { yes: 'success', conditionally: 'warning', no: 'danger' };

interface ResultHeadProps {
  facility: NationalFacility;
  /** Undefined while loading. */
  decision: IssuedDecision | undefined;
}

/** The decision of the last report of the round with its date, the report itself, the next step, and the statement. */
export function ResultHead({ facility, decision }: ResultHeadProps) {
  const { acceptance, preliminary_acceptance, evaluation_date } = facility.submissions.initial_acceptance;
  const said = acceptance ?? preliminary_acceptance;
  const report = acceptance === null ? 'preliminary' : 'final';
  const isPlanDue = useDueKind(facility) === 'upgrade-plan';
  const download = useDownload();
  // With keys, since the step has the focus when it moves.
  const plan = <PlanStep key="plan" facility={facility} />;
  const words = (
    <DecisionWords
      key="words"
      report={report}
      meaning={decision?.meaning}
      statement={decision?.statement}
      withoutPlan={decision?.without_plan_reason}
    />
  );
  const paper = (
    <div key="report">
      <DownloadButton
        label={texts.download}
        path={reportOf(facility, DOWNLOAD_PATHS)?.path ?? null}
        download={download}
        isPrimary={useIsIdle(facility)}
      />
    </div>
  );
  return (
    <>
      <div className="nf-result">
        {said && <Chip tone={TONES[said.code]}>{said.name}</Chip>}
        <Dated text={`${texts.issued[report]} ${day(evaluation_date) ?? ''}`} />
      </div>
      {/* What is due is above the words of the decision, which are loaded later: it should not move under the pointer. */}
      {isPlanDue ? [plan, paper, words] : [paper, words, plan]}
    </>
  );
}
