import { refusalOf } from '@portal/api-slice';
import { declineSchema } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SelectField, SendForm, TextAreaField } from '@portal/ui/form';
import { useDeclineReviewMutation } from '../api/declined-reviews';
import { DECLINE as texts } from './decline-messages';

export interface DeclineFormProps {
  facility: NationalFacility;
  component: Component;
  userId: string;
  /** Called after declining or cancellation. */
  onClose: () => void;
}

const START = { conflict_of_interest: 'false', reason: '' };

/** Declines a component that the user reviews, with the reason. */
export function DeclineForm({ facility, component, userId, onClose }: DeclineFormProps) {
  const { _id: id } = facility;
  const [send] = useDeclineReviewMutation();
  return (
    <SendForm
      label={texts.title}
      texts={texts}
      initialValues={START}
      validationSchema={declineSchema}
      draftKey={`${userId}:decline-${component}:${id}`}
      onSend={async (values) => refusalOf((await send({ id, component, ...declineSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <SelectField name="conflict_of_interest" label={texts.kind} options={texts.kinds} required />
      <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={3} required />
      <Alert type="warning" showIcon title={texts.effect} />
    </SendForm>
  );
}
