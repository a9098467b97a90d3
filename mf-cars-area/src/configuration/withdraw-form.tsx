import { fieldErrors, serverMessage, useProfile, useWithdrawConfigurationMutation } from '@portal/api-slice';
import { withdrawConfigurationSchema } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  serverErrors,
  SubmitButton,
  TextAreaField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useState } from 'react';
import { MESSAGES as texts } from './messages';

export interface WithdrawFormProps {
  facilityId: string;
  number: number;
  /** After it was withdrawn, or when it is cancelled. */
  onClose: () => void;
}

const START = { reason: '' };

/** Withdraws the operational configuration that is in force, with a reason. */
export function WithdrawForm({ facilityId, number, onClose }: WithdrawFormProps) {
  const draftKey = `${useProfile()?._id}:withdraw-configuration:${facilityId}`;
  const [send] = useWithdrawConfigurationMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function withdraw(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { error } = await send({ id: facilityId, number, reason: values.reason });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors));
      if (!errors) setProblem(serverMessage(error) ?? texts.notSaved);
      return;
    }
    forgetUnsaved(draftKey);
    onClose();
  }
  return (
    <Formik initialValues={START} validationSchema={withdrawConfigurationSchema} onSubmit={withdraw}>
      <FormLayout label={texts.withdrawTitle(number)} problemsTitle={texts.notSavedTitle}>
        <KeepUnsaved draftKey={draftKey} />
        <p>{texts.withdrawIntro}</p>
        <TextAreaField name="reason" label={texts.reason} minRows={3} required />
        {problem !== null && <FormError title={texts.notSavedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{texts.withdraw}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
