import { useProfile, useSaveFacilityMutation } from '@portal/api-slice';
import { FACILITY_SECTIONS, facilityFormValues, facilityInfoSchema } from '@portal/domain';
import type { FacilityFormValues, FacilityInfo, NationalFacility } from '@portal/domain';
import { FormError, Panel } from '@portal/ui/core';
import { Formik, FormLayout, FormSection, KeepUnsaved, serverErrors } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useRef, useState } from 'react';
import type { Access } from '../facility/access';
import { MESSAGES } from '../messages';
import { useFocusOn } from '../url-state/use-focus-on';
import { COPY_KEYS } from '../saving/draft-keys';
import { useVersionedSave } from '../saving/use-versioned-save';
import { mayChange, ownPart } from './fields';
import { InfoActions } from './info-actions';
import { InfoFieldControl } from './info-field';

/** Props of `GeneralInfoForm`. */
export interface GeneralInfoFormProps {
  facility: NationalFacility;
  access: Access;
}

const { info } = MESSAGES;

/** The general information of a facility: saved as a draft, as often as one likes. */
export function GeneralInfoForm({ facility, access }: GeneralInfoFormProps) {
  const profile = useProfile();
  const focusOn = useFocusOn(({ tab }) => tab === 'info');
  const [sendInfo] = useSaveFacilityMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<FormikHelpers<FacilityFormValues>>(null);
  const isReadOnly = !access.mayEditContacts;

  const { save, question } = useVersionedSave<FacilityInfo, NationalFacility>({
    kind: 'facility',
    valuesOf: (theirs) => ownPart(facilityFormValues(theirs), access),
    send: (changed) => sendInfo({ id: facility._id, info: changed }),
    onTakeTheirs: (theirs) => form.current?.resetForm({ values: facilityFormValues(theirs) }),
  });

  async function submit(values: FacilityFormValues, helpers: FormikHelpers<FacilityFormValues>) {
    form.current = helpers;
    setProblem(null);
    const mine = ownPart(values, access);
    const result = await save(facilityInfoSchema.cast(mine), mine);
    if (result.ok) helpers.resetForm({ values: facilityFormValues(result.saved) });
    else {
      helpers.setStatus(serverErrors(values, result.errors));
      setProblem(result.message);
    }
  }

  return (
    <Panel>
      <Formik initialValues={facilityFormValues(facility)} validationSchema={facilityInfoSchema} onSubmit={submit}>
        <FormLayout label={info.title} columns={2} problemsTitle={info.problems} focusOn={focusOn}>
          {!isReadOnly && <KeepUnsaved draftKey={COPY_KEYS.facility(profile?._id ?? '', facility._id)} />}
          {FACILITY_SECTIONS.map(({ id, title, fields }) => (
            <FormSection key={id} id={id} title={title} level={2}>
              {fields.map((name) => (
                <InfoFieldControl key={name} name={name} readOnly={!mayChange(name, access)} />
              ))}
            </FormSection>
          ))}
          {problem !== null && <FormError title={problem}>{MESSAGES.saving.kept}</FormError>}
          {!isReadOnly && <InfoActions />}
        </FormLayout>
      </Formik>
      {question}
    </Panel>
  );
}
