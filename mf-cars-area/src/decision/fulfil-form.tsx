import { refusalOf, useProfile } from '@portal/api-slice';
import { fulfilmentSchema } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useFulfilConditionMutation } from '../api/conditions';
import { DECISION_MESSAGES } from './messages';

const { open: texts } = DECISION_MESSAGES;

export interface FulfilFormProps {
  facility: NationalFacility;
  condition: Condition;
  onClose: () => void;
}

const START = { fulfilment: '' };
const TEXTS = { ...texts, failedTitle: texts.notClosed, send: texts.fulfil };

/** Closes a condition as met. */
export function FulfilForm({
  facility: { _id: id, acronym },
  condition: { _id: condition, text },
  onClose,
}: FulfilFormProps) {
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
