import { refusalOf, useProfile } from '@portal/api-slice';
import { COMPONENTS, declineSchema } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { Alert, Button } from '@portal/ui/core';
import { SelectField, SendForm, TextAreaField } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useDeclineReviewMutation } from '../api/declined-reviews';
import { DECLINE as texts } from './decline-messages';

/** A button to decline each component that the user reviews. */
export function DeclineReview({ facility }: { facility: NationalFacility }) {
  const me = useProfile()?._id;
  const [open, setOpen] = useState<Component | null>(null);
  const { component_reviewers, status } = facility.submissions.initial_acceptance;
  const own = COMPONENTS.filter(({ code }) => component_reviewers[code]?._id === me);
  if (me === undefined || own.length === 0 || status.code === 'evaluated') return null;
  const close = () => setOpen(null);
  return (
    <div className="cars-buttons">
      {own.map(({ code, name }) => (
        <Button key={code} aria-haspopup="dialog" onClick={() => setOpen(code)}>
          {texts.open(name)}
        </Button>
      ))}
      <Modal open={open !== null} title={texts.title} footer={null} onCancel={close} destroyOnHidden>
        {open !== null && (
          <>
            <p>
              <strong>{facility.pretty_name}</strong>
            </p>
            <DeclineForm facility={facility} component={open} userId={me} onClose={close} />
          </>
        )}
      </Modal>
    </div>
  );
}

interface DeclineFormProps {
  facility: NationalFacility;
  component: Component;
  userId: string;
  /** Called after declining or cancellation. */
  onClose: () => void;
}

const START = { conflict_of_interest: 'false', reason: '' };

function DeclineForm({ facility, component, userId, onClose }: DeclineFormProps) {
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
