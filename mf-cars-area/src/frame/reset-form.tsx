import { useProfile, fieldErrors, serverMessage, useResetApplicationMutation } from '@portal/api-slice';
import { RESET_TARGETS, resetSchema } from '@portal/domain';
import type { NationalFacility, ResetTarget } from '@portal/domain';
import { Alert, Button, FormError } from '@portal/ui/core';
import {
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SelectField,
  SubmitButton,
  TextAreaField,
  useFormikContext,
  forgetUnsaved,
  serverErrors,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useState } from 'react';
import { MESSAGES } from '../messages';

export interface ResetFormProps {
  facility: NationalFacility;
  /** After a reset, or when it is cancelled. */
  onClose: () => void;
}

const { reset: texts } = MESSAGES;
const OPTIONS = RESET_TARGETS.map((target) => ({ value: target, label: texts.targets[target] }));
const START = { target: '', reason: '' };

/** Ends the round of a submitted application, with a reason. */
export function ResetForm({ facility, onClose }: ResetFormProps) {
  const draftKey = `${useProfile()?._id}:reset:${facility._id}`;
  const { reset, problem } = useReset(facility, draftKey, onClose);
  return (
    <Formik initialValues={START} validationSchema={resetSchema} onSubmit={reset}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <div>
          <SelectField name="target" label={texts.target} options={OPTIONS} required />
          <Effects />
        </div>
        <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={4} required />
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Confirm />
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const useTarget = () => {
  const { target } = useFormikContext<typeof START>().values;
  return RESET_TARGETS.find((candidate) => candidate === target) ?? null;
};

/** The label of the button names its effect. */
function Confirm() {
  const target = useTarget();
  return <SubmitButton whileInvalid="explain">{target ? texts.targets[target] : texts.open}</SubmitButton>;
}

function Effects() {
  const target = useTarget();
  return (
    <output className="cars-effects">
      {target && <Alert type="warning" showIcon title={texts.effectsTitle} description={listOf(target)} />}
    </output>
  );
}

const listOf = (target: ResetTarget) => (
  <ul className="cars-list">
    {[...texts.effects[target], texts.mails].map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

interface ResetValues {
  target: string;
  reason: string;
}

function useReset(facility: NationalFacility, draftKey: string, onDone: () => void) {
  const navigate = useNavigate();
  const [send] = useResetApplicationMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function reset(values: ResetValues, form: FormikHelpers<ResetValues>) {
    setProblem(null);
    const { reason, target } = resetSchema.cast(values);
    const { error } = await send({ id: facility._id, reason, target });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors));
      if (!errors) setProblem(serverMessage(error) ?? texts.failed);
      return;
    }
    forgetUnsaved(draftKey);
    onDone();
    // A draft has no page here.
    if (target === 'facility') void navigate('/cars/evaluate-nf');
  }
  return { reset, problem };
}
