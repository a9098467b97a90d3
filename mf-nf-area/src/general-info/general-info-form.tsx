import { saveAttempt, useProfile, useTypeLists } from '@portal/api-slice';
import {
  differences,
  FACILITY_SECTIONS,
  facilityFormSchema,
  facilityFormValues,
  facilityInfoSchema,
  TYPE_LISTS,
} from '@portal/domain';
import type { FacilityFormValues, NationalFacility } from '@portal/domain';
import { FormError, Panel, Button } from '@portal/ui/core';
import {
  Formik,
  FormLayout,
  FormSection,
  KeepUnsaved,
  RecordFormFrame,
  useRecordForm,
  FormActions,
  SubmitButton,
  useFormikContext,
  WhyFailed,
} from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useSaveFacilityMutation } from '../api/facilities';
import type { Access } from '../facility/access';
import { MESSAGES } from '../messages';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { useFocusOn } from '../url-state/use-focus-on';
import { FieldsNotGiven, FixedField, isNotGiven } from './fixed-field';
import { listsFor, mayChange, ownPart, shownFields } from './fields';
import type { InfoField } from './fields';
import { InfoSheet } from './info-sheet';
import { InfoFieldControl } from './info-field';

export interface GeneralInfoFormProps {
  facility: NationalFacility;
  access: Access;
}

const { info } = MESSAGES;

/** The general information of a facility: a form with local drafts, or a data sheet for readers. */
export function GeneralInfoForm(props: GeneralInfoFormProps) {
  return props.access.mayEditContacts ? <InfoForm {...props} /> : <InfoSheet {...props} />;
}

function InfoForm({ facility, access }: GeneralInfoFormProps) {
  const focusOn = useFocusOn(({ tab }) => tab === 'info');
  const draftKey = DRAFT_KEYS.facility(useProfile()?._id ?? '', facility._id);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFacilityForm(facility, access, draftKey);

  async function submit(values: FacilityFormValues) {
    setProblem(null);
    const outcome = await form.submit(values);
    if (outcome.state === 'failed') setProblem(outcome.message);
  }

  return (
    <Panel>
      <RecordFormFrame form={form}>
        <Formik initialValues={facilityFormValues(facility)} validationSchema={facilityFormSchema} onSubmit={submit}>
          <FormLayout label={info.title} columns={2} problemsTitle={info.problems} focusOn={focusOn}>
            <KeepUnsaved draftKey={draftKey} />
            {FACILITY_SECTIONS.map(({ id, title, fields }) => (
              <FormSection key={id} id={id} title={title} level={2}>
                <InfoFields facility={facility} access={access} names={shownFields(fields, access)} />
              </FormSection>
            ))}
            {problem !== null && <FormError title={<WhyFailed>{problem}</WhyFailed>}>{MESSAGES.saving.kept}</FormError>}
            <InfoActions />
          </FormLayout>
        </Formik>
      </RecordFormFrame>
    </Panel>
  );
}

/** The fields of a section: those that the user may change, and the others with their values. */
function InfoFields({ facility, access, names }: GeneralInfoFormProps & { names: readonly InfoField[] }) {
  const missing = names.filter((name) => !mayChange(name, access) && isNotGiven(facility, name));
  return (
    <>
      {names.map((name) => {
        if (mayChange(name, access)) return <InfoFieldControl key={name} name={name} />;
        return !missing.includes(name) && <FixedField key={name} facility={facility} name={name} />;
      })}
      <FieldsNotGiven names={missing} />
    </>
  );
}

/** Sends and compares only the fields that the user may change. */
function useFacilityForm({ _id: id }: NationalFacility, access: Access, draftKey: string) {
  const [save] = useSaveFacilityMutation();
  const lists = useTypeLists(listsFor(access), TYPE_LISTS);
  const changeable = (values: FacilityFormValues) => ownPart(values, access);
  return useRecordForm<FacilityFormValues, NationalFacility>(
    {
      draftKey,
      valuesOf: facilityFormValues,
      differences: (theirs, mine) =>
        differences('facility', changeable(facilityFormValues(theirs)), changeable(mine), lists),
      undecided: MESSAGES.saving.conflict,
    },
    async (values) => saveAttempt(await save({ id, info: facilityInfoSchema.cast(changeable(values)) })),
  );
}

function InfoActions() {
  const { dirty, resetForm } = useFormikContext();
  const [isAsking, setAsking] = useState(false);
  const revert = () => {
    setAsking(false);
    resetForm();
  };
  return (
    <FormActions>
      {/* The primary button of the page is its due step. */}
      <SubmitButton whileInvalid="explain" isQuiet>
        {info.save}
      </SubmitButton>
      <Button disabled={!dirty} onClick={() => setAsking(true)}>
        {info.revert}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={info.revert}
        question={info.revertQuestion}
        confirmLabel={info.revert}
        onConfirm={revert}
        onCancel={() => setAsking(false)}
      />
    </FormActions>
  );
}
