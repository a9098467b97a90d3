import { isOpenCondition, isUnreported } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { ConditionsList } from '@portal/facilities';
import { Button } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useCallback } from 'react';
import { DECISION_TEXTS } from '../decision/messages';
import { isTheirs } from '../facility/is-theirs';
import { useUrlState } from '../url-state/use-url-state';
import { CONDITION_MESSAGES as texts } from './messages';
import { ReportForm } from './report-form';

interface ConditionsSectionProps {
  facility: NationalFacility;
  conditions: readonly Condition[];
}

/** The conditions of a decision; the facility reports them as met here. The one that is due is in the head of the page. */
export function ConditionsSection({ facility, conditions }: ConditionsSectionProps) {
  const { urlState, go } = useUrlState();
  const mayReport = isTheirs(facility) && conditions.some(isOpenCondition);
  const isPlanAwaited = facility.submissions.initial_acceptance.pending_for === 'upgrade-plan';
  const chosen = conditions.find((one) => mayReport && one._id === urlState.condition && isOpenCondition(one));
  const actionOf = useCallback(
    (condition: Condition) => <ReportButton condition={condition} onClick={() => go({ condition: condition._id })} />,
    [go],
  );
  const close = () => go({ condition: null });
  if (conditions.length === 0) return null;
  return (
    <section aria-label={DECISION_TEXTS.conditions}>
      <h3>{DECISION_TEXTS.conditions}</h3>
      {mayReport && isPlanAwaited && <p className="nf-soft">{texts.planAnswers}</p>}
      <ConditionsList conditions={conditions} actionOf={mayReport ? actionOf : undefined} />
      <Modal open={chosen !== undefined} title={texts.title} footer={null} onCancel={close} destroyOnHidden>
        {chosen && <ReportForm facilityId={facility._id} condition={chosen} onClose={close} />}
      </Modal>
    </section>
  );
}

interface ReportButtonProps {
  condition: Condition;
  onClick: () => void;
}

function ReportButton({ condition, onClick }: ReportButtonProps) {
  const isFirst = isUnreported(condition);
  return (
    <Button
      className="nf-report"
      aria-label={(isFirst ? texts.openOf : texts.againOf)(condition.text)}
      onClick={onClick}
    >
      {isFirst ? texts.open : texts.again}
    </Button>
  );
}
