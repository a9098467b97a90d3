import { refusalOf, useListConditionsQuery, useProfile } from '@portal/api-slice';
import { fulfilmentSchema, isEvaluated } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { ConditionsList } from '@portal/facilities';
import { Button, Panel } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useCallback, useState } from 'react';
import { useFulfilConditionMutation } from '../api/conditions';
import { mayDecide } from '../evaluations/rights';
import { DECISION_MESSAGES } from './messages';

const { open: texts } = DECISION_MESSAGES;

/** The conditions of a facility, which CARS closes once they are fulfilled. */
export function OpenConditions({ facility }: { facility: NationalFacility }) {
  const { status, round } = facility.submissions.initial_acceptance;
  const mayExist = isEvaluated(status.code) || round > 1;
  const { currentData: conditions = [] } = useListConditionsQuery(facility._id, { skip: !mayExist });
  const mayClose = mayDecide(useProfile(), facility);
  const [chosen, setChosen] = useState<Condition | null>(null);
  const actionOf = useCallback(
    (condition: Condition) => (
      <Button size="small" aria-label={texts.fulfilOf(condition.text)} onClick={() => setChosen(condition)}>
        {texts.fulfil}
      </Button>
    ),
    [],
  );
  const close = () => setChosen(null);
  if (conditions.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ConditionsList conditions={conditions} actionOf={mayClose ? actionOf : undefined} />
      <Modal
        open={chosen !== null}
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

interface FulfilFormProps {
  facility: NationalFacility;
  condition: Condition;
  onClose: () => void;
}

const START = { fulfilment: '' };
const TEXTS = { ...texts, failedTitle: texts.notClosed, send: texts.fulfil };

function FulfilForm({ facility: { _id: id, acronym }, condition: { _id: condition, text }, onClose }: FulfilFormProps) {
  const [send] = useFulfilConditionMutation();
  return (
    <SendForm
      label={texts.fulfilAt(acronym)}
      texts={TEXTS}
      initialValues={START}
      validationSchema={fulfilmentSchema}
      draftKey={`${useProfile()?._id}:condition:${condition}`}
      onSend={async (values) => refusalOf((await send({ id, condition, ...fulfilmentSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p className="cars-text">{text}</p>
      <TextAreaField name="fulfilment" label={texts.how} minRows={3} required />
    </SendForm>
  );
}
