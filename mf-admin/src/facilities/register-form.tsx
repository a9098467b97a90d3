import { fieldErrors, serverMessage, useProfile, useRegisterFacilityMutation } from '@portal/api-slice';
import { adminRegisterFacilitySchema, NF_TYPES } from '@portal/domain';
import type { NationalFacility, Person } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SearchSelectField,
  SelectField,
  serverErrors,
  SubmitButton,
  TextField,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import { MESSAGES } from './messages';
import { choicesOf } from './people-choices';
import { useLeavesAdding } from './use-facility-place';

/** Props of `RegisterForm`. */
export interface RegisterFormProps {
  /** Who can lead a facility. */
  leaders: readonly Person[];
  onRegistered: (facility: NationalFacility) => void;
}

const { add: texts } = MESSAGES;
const START = { acronym: '', owner: '', type: '' };
const TYPES = NF_TYPES.map(({ code, name }) => ({ value: code, label: name }));

/** A new facility: its acronym, who leads it, and whose it is. */
export function RegisterForm({ leaders, onRegistered }: RegisterFormProps) {
  const copyKey = `${useProfile()?._id}:facility:new`;
  const leaves = useLeavesAdding();
  const options = useMemo(() => choicesOf(leaders), [leaders]);
  const { register, problem } = useRegister(copyKey, onRegistered);
  return (
    <Formik initialValues={START} validationSchema={adminRegisterFacilitySchema} onSubmit={register}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved copyKey={copyKey} leaves={leaves} />
        <TextField name="acronym" label={texts.acronym} hint={texts.acronymHint} autoComplete="off" required />
        <SearchSelectField
          name="owner"
          label={texts.leader}
          hint={texts.leaderHint}
          placeholder={texts.leaderPlaceholder}
          options={options}
          required
        />
        <SelectField name="type" label={texts.type} options={TYPES} required />
        {problem !== null && <FormError title={texts.notRegisteredTitle}>{problem}</FormError>}
        <FormActions>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

/** Sends the form; what the server says about a field stands there, everything else is the problem. */
function useRegister(copyKey: string, onRegistered: RegisterFormProps['onRegistered']) {
  const [send] = useRegisterFacilityMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function register(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { data, error } = await send(adminRegisterFacilitySchema.cast(values));
    if (data) {
      forgetUnsaved(copyKey);
      onRegistered(data);
      return;
    }
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.notRegistered);
  }
  return { register, problem };
}
