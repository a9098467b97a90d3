import { fieldErrors, serverMessage, useProfile, useRegisterFacilityMutation } from '@portal/api-slice';
import { standaloneRegisterFacilitySchema } from '@portal/domain';
import type { NationalFacility, Person } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SearchSelectField,
  serverErrors,
  SubmitButton,
  TextField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import { MESSAGES } from '../messages';

/** Props of `RegisterForm`. */
export interface RegisterFormProps {
  /** Who can lead a facility. */
  leaders: readonly Person[];
  onRegistered: (facility: NationalFacility) => void;
}

const { register: texts } = MESSAGES;
const START = { acronym: '', owner: '' };

/** A new facility: its acronym, and who leads it. */
export function RegisterForm({ leaders, onRegistered }: RegisterFormProps) {
  const copyKey = `${useProfile()?._id}:register-nf`;
  const [register] = useRegisterFacilityMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const options = useMemo(
    () =>
      leaders.map(({ _id, email, first_name, last_name }) => ({
        value: _id,
        label: email,
        hint: `${first_name} ${last_name}`,
      })),
    [leaders],
  );

  async function send(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { data, error } = await register(standaloneRegisterFacilitySchema.cast(values));
    if (data) {
      forgetUnsaved(copyKey);
      onRegistered(data);
      return;
    }
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.notRegistered);
  }

  return (
    <Formik initialValues={START} validationSchema={standaloneRegisterFacilitySchema} onSubmit={send}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved copyKey={copyKey} />
        <TextField name="acronym" label={texts.acronym} hint={texts.acronymHint} autoComplete="off" required />
        <SearchSelectField
          name="owner"
          label={texts.leader}
          hint={texts.leaderHint}
          placeholder={texts.leaderPlaceholder}
          options={options}
          required
        />
        {problem !== null && <FormError title={texts.notRegisteredTitle}>{problem}</FormError>}
        <FormActions>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
