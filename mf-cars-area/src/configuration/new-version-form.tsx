import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import { newConfigurationSchema } from '@portal/domain';
import type { ConfigurationVersion, NationalFacility } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import {
  forgetUnsaved,
  CancelButton,
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
import { useApproveConfigurationMutation } from '../api/configurations';
import { ConfigurationFields } from './configuration-fields';
import { byField, problemsIn, toInput, toValues } from './configuration-values';
import type { ConfigurationValues } from './configuration-values';
import { MESSAGES as texts } from './messages';

export interface NewVersionFormProps {
  facility: Pick<NationalFacility, '_id' | 'acronym'>;
  /** The version that the new one starts from. */
  latest: ConfigurationVersion;
  /** Called after approval or cancellation. */
  onClose: () => void;
}

interface Values {
  /** The version that the values are based on; a draft keeps its own. */
  version: number;
  reason: string;
  configuration: ConfigurationValues;
}

/** The choice itself is checked on submit, with the rules of the server. */
const SCHEMA = newConfigurationSchema.pick(['reason']);

/** Approves a new version of an operational configuration. */
export function NewVersionForm({ facility, latest, onClose }: NewVersionFormProps) {
  const draftKey = `${useProfile()?._id}:configuration:${facility._id}`;
  const { approve, problem } = useApproval({ facility, latest, onClose }, draftKey);
  return (
    <Formik
      initialValues={{ version: latest.number, reason: '', configuration: toValues(latest) }}
      validationSchema={SCHEMA}
      onSubmit={approve}
    >
      <FormLayout label={texts.newTitle(facility.acronym)} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <p>{latest.withdrawn ? texts.afterWithdrawal(latest.number) : texts.newIntro}</p>
        <TextAreaField name="reason" label={texts.newReason} minRows={2} required />
        <ConfigurationFields start={latest} />
        {problem !== null && <FormError title={texts.notSavedTitle}>{problem}</FormError>}
        <FormActions>
          <CancelButton draftKey={draftKey} onCancel={onClose}>
            {texts.cancel}
          </CancelButton>
          <SubmitButton whileInvalid="explain">{texts.approve}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

function useApproval({ facility, latest, onClose }: NewVersionFormProps, draftKey: string) {
  const [send] = useApproveConfigurationMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function approve(values: Values, form: FormikHelpers<Values>) {
    setProblem(null);
    const typed = problemsIn(latest, values.configuration, 'CARS');
    form.setStatus(serverErrors(values, typed));
    if (typed) return;
    const { version, reason } = values;
    const configuration = toInput(latest, values.configuration);
    const { error } = await send({ id: facility._id, version, reason, configuration });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors && byField(errors)));
      if (!errors) setProblem(serverMessage(error) ?? texts.notSaved);
      return;
    }
    forgetUnsaved(draftKey);
    onClose();
  }
  return { approve, problem };
}
