import { useListConditionsQuery, useProfile } from '@portal/api-slice';
import { firstToClose, isEvaluated } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { ConditionsList } from '@portal/facilities';
import { Button, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useCallback } from 'react';
import { mayDecide } from '../evaluations/rights';
import { later } from '../frame/later';
import { usePrimaryStep } from '../frame/primary-step';
import { DECISION_MESSAGES } from './messages';
import { useChosenCondition } from './use-chosen-condition';

const FulfilForm = later(({ FulfilForm: content }) => content);

const { open: texts } = DECISION_MESSAGES;

const NONE: readonly Condition[] = [];

/** The conditions of a facility, which CARS closes once they are fulfilled. */
export function OpenConditions({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  const mayExist = isEvaluated(status.code) || round > 1;
  const { currentData: conditions = [] } = useListConditionsQuery(facility._id, { skip: !mayExist });
  const mayClose = mayDecide(useProfile(), facility);
  const { chosen, choose } = useChosenCondition(mayClose ? conditions : NONE);
  const isPrimary = usePrimaryStep(facility) === 'condition';
  const next = isPrimary ? firstToClose(conditions) : undefined;
  const actionOf = useCallback(
    (condition: Condition) => (
      <Button
        size="small"
        type={condition._id === next?._id ? 'primary' : 'default'}
        aria-label={texts.fulfilOf(condition.text)}
        onClick={() => choose(condition._id)}
      >
        {texts.fulfil}
      </Button>
    ),
    [next, choose],
  );
  const close = () => choose(null);
  if (conditions.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ConditionsList conditions={conditions} actionOf={mayClose ? actionOf : undefined} />
      <Modal
        open={chosen !== undefined}
        title={texts.fulfilAt(facility.acronym)}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        {chosen && <FulfilForm facility={facility} condition={chosen} onClose={close} />}
      </Modal>
    </Panel>
  );
}
