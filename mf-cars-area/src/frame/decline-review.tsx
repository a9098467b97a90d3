import { fieldErrors, serverMessage, useDeclineReviewMutation, useProfile } from '@portal/api-slice';
import { COMPONENTS, declineSchema } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { Alert, Button, FormError } from '@portal/ui/core';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SelectField,
  serverErrors,
  SubmitButton,
  TextAreaField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { DECLINE as texts } from './decline-messages';

/** For each component that the user reviews, a way to give it back. */
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
        {open !== null && <DeclineForm facility={facility} component={open} userId={me} onClose={close} />}
      </Modal>
    </div>
  );
}

interface DeclineFormProps {
  facility: NationalFacility;
  component: Component;
  userId: string;
  /** After it is declined, or when that is cancelled. */
  onClose: () => void;
}

const START = { conflict_of_interest: 'false', reason: '' };

function DeclineForm({ facility, component, userId, onClose }: DeclineFormProps) {
  const draftKey = `${userId}:decline-${component}:${facility._id}`;
  const { decline, problem } = useDecline(facility._id, component, draftKey, onClose);
  return (
    <Formik initialValues={START} validationSchema={declineSchema} onSubmit={decline}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <SelectField name="conflict_of_interest" label={texts.kind} options={texts.kinds} required />
        <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={3} required />
        <Alert type="warning" showIcon title={texts.effect} />
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

function useDecline(id: string, component: Component, draftKey: string, onDone: () => void) {
  const [send] = useDeclineReviewMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function decline(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { error } = await send({ id, component, ...declineSchema.cast(values) });
    if (!error) {
      forgetUnsaved(draftKey);
      return onDone();
    }
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.failed);
  }
  return { decline, problem };
}
