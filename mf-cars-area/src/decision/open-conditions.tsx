import { useListConditionsQuery, useProfile } from '@portal/api-slice';
import { isEvaluated, isOpenCondition, isUnreported } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { ConditionsList } from '@portal/facilities';
import { Button, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useSearchParams } from '@portal/ui/router';
import { useCallback } from 'react';
import { mayDecide } from '../evaluations/rights';
import { later } from '../frame/later';
import { DECISION_MESSAGES } from './messages';

const FulfilForm = later(({ FulfilForm: content }) => content);

const { open: texts } = DECISION_MESSAGES;

const NONE: readonly Condition[] = [];

/** The first condition that the facility reports as met. */
const firstMet = (conditions: readonly Condition[]) =>
  conditions.find((one) => isOpenCondition(one) && !isUnreported(one));

/** The condition that is being closed, in the URL; a link to `first` means the first one reported as met. */
function useChosen(conditions: readonly Condition[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('condition');
  const chosen =
    asked === 'first' ? firstMet(conditions) : conditions.find((one) => one._id === asked && isOpenCondition(one));
  const choose = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now);
          if (id === null) changed.delete('condition');
          else changed.set('condition', id);
          return changed;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams],
  );
  return { chosen, choose };
}

/** The conditions of a facility, which CARS closes once they are fulfilled. */
export function OpenConditions({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  const mayExist = isEvaluated(status.code) || round > 1;
  const { currentData: conditions = [] } = useListConditionsQuery(facility._id, { skip: !mayExist });
  const mayClose = mayDecide(useProfile(), facility);
  const { chosen, choose } = useChosen(mayClose ? conditions : NONE);
  const next =
    facility.submissions.initial_acceptance.pending_for === 'met-conditions' ? firstMet(conditions) : undefined;
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
