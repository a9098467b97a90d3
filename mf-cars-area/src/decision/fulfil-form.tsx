import { refusalOf, useProfile } from '@portal/api-slice';
import { day, fulfilmentSchema } from '@portal/domain';
import type { Condition, NationalFacility } from '@portal/domain';
import { DefinitionList } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
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

/** What was asked for, and what the facility says about it. */
const factsOf = ({ text, instrument, due_date, reported, reported_at, reported_by }: Condition): Definition[] => [
  { label: texts.condition, value: text },
  { label: DECISION_MESSAGES.instrument, value: instrument?.name ?? DECISION_MESSAGES.facility },
  { label: DECISION_MESSAGES.due, value: day(due_date) ?? texts.anyTime },
  ...(reported_at
    ? [
        { label: texts.report, value: reported },
        { label: texts.reported, value: texts.reportedOn(day(reported_at) ?? '', reported_by ?? null) },
      ]
    : [{ label: texts.report, value: texts.noReport }]),
];

/** Closes a condition as met, with the report of the facility above the words of CARS. */
export function FulfilForm({ facility: { _id: id, acronym }, condition: closed, onClose }: FulfilFormProps) {
  const { _id: condition } = closed;
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
      <div className="decision-reported">
        <DefinitionList items={factsOf(closed)} />
      </div>
      <TextAreaField name="fulfilment" label={texts.how} minRows={3} required />
    </SendForm>
  );
}
