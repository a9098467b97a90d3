import { fieldErrors, serverMessage, useNameDeputyMutation, useProfile } from '@portal/api-slice';
import { deputySchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import {
  EmailField,
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  serverErrors,
  SubmitButton,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useState } from 'react';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { MESSAGES } from './messages';

const { name: texts } = MESSAGES;
const START = { email: '' };

/** Names a deputy by the address of an account. */
export function NameDeputy({ facility }: { facility: NationalFacility }) {
  const draftKey = DRAFT_KEYS.newDeputy(useProfile()?._id ?? '', facility._id);
  const { name, problem } = useNaming(facility._id, draftKey);
  return (
    <Formik initialValues={START} validationSchema={deputySchema} onSubmit={name}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <EmailField name="email" label={texts.email} hint={texts.hint} autoComplete="off" required />
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

function useNaming(id: string, draftKey: string) {
  const [send] = useNameDeputyMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function name(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { error } = await send({ id, ...deputySchema.cast(values) });
    if (!error) {
      forgetUnsaved(draftKey);
      form.resetForm();
      return;
    }
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.failed);
  }
  return { name, problem };
}
