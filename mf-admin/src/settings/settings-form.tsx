import { saveAttempt, useProfile } from '@portal/api-slice';
import {
  differences,
  INSTALLATION_SECTIONS,
  installationFormValues,
  installationSchema,
  TYPE_LISTS,
} from '@portal/domain';
import type { Installation, InstallationFormValues } from '@portal/domain';
import { FormError, Panel } from '@portal/ui/core';
import {
  Formik,
  FormActions,
  FormLayout,
  FormOutline,
  FormSection,
  KeepUnsaved,
  RecordFormFrame,
  SubmitButton,
  useRecordForm,
  WhyFailed,
} from '@portal/ui/form';
import { useState } from 'react';
import { useSaveInstallationMutation } from '../api/installation';
import { PAGE_TITLES } from '../page-titles';
import { MESSAGES } from './messages';
import { Preview } from './preview';
import { SettingsField } from './settings-field';

const OUTLINE = INSTALLATION_SECTIONS.map(({ id, title }) => ({ id, title: MESSAGES.short[id] ?? title }));

/** The settings of the installation, with a preview of their effect. */
export function SettingsForm({ installation }: { installation: Installation }) {
  const draftKey = `${useProfile()?._id ?? ''}:installation`;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSettingsForm(draftKey);

  async function submit(values: InstallationFormValues) {
    setProblem(null);
    const outcome = await form.submit(values);
    if (outcome.state === 'failed') setProblem(outcome.message);
  }

  return (
    <RecordFormFrame form={form}>
      <Formik
        initialValues={installationFormValues(installation)}
        validationSchema={installationSchema}
        onSubmit={submit}
      >
        <div className="adm-settings">
          <Panel>
            <FormLayout
              label={PAGE_TITLES.settings}
              problemsTitle={MESSAGES.problems}
              outline={<FormOutline sections={OUTLINE} />}
              isOutlineAbove
            >
              <KeepUnsaved draftKey={draftKey} />
              {INSTALLATION_SECTIONS.map(({ id, title, fields }) => (
                <FormSection key={id} id={id} title={title} summary={MESSAGES.meanings[id]}>
                  {fields.map((name) => (
                    <SettingsField key={name} name={name} />
                  ))}
                </FormSection>
              ))}
              {problem !== null && <FormError title={<WhyFailed>{problem}</WhyFailed>}>{MESSAGES.kept}</FormError>}
              <div className="adm-settings-foot">
                <FormActions>
                  <SubmitButton whileInvalid="explain">{MESSAGES.save}</SubmitButton>
                </FormActions>
              </div>
            </FormLayout>
          </Panel>
          <div className="adm-settings-preview">
            <Preview />
          </div>
        </div>
      </Formik>
    </RecordFormFrame>
  );
}

function useSettingsForm(draftKey: string) {
  const [save] = useSaveInstallationMutation();
  return useRecordForm<InstallationFormValues, Installation>(
    {
      draftKey,
      valuesOf: installationFormValues,
      // None of these fields uses a type list.
      differences: (theirs, mine) => differences('installation', installationFormValues(theirs), mine, TYPE_LISTS),
      undecided: MESSAGES.conflict,
    },
    async (values) => saveAttempt(await save(installationSchema.cast(values))),
  );
}
