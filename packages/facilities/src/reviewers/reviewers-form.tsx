import { COMPONENTS, instrumentOf, needsReviewer, reviewersSchema } from '@portal/domain';
import type { Component, NationalFacility, Person, Reviewer, ReviewersInput } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import type { SearchChoice } from '@portal/ui/filter';
import { FormActions, FormLayout, Formik, SearchSelectField, serverErrors, SubmitButton } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useState } from 'react';
import { MESSAGES } from '../messages';

export type Candidates = Readonly<Record<Component, readonly Person[]>>;

export type SetReviewersResult =
  | { ok: true }
  | {
      ok: false;
      /** Messages keyed by component. */
      errors?: Readonly<Record<string, string>> | null;
      message?: string | null;
    };

export interface ReviewersSetting {
  facility: NationalFacility;
  onSave: (reviewers: ReviewersInput) => Promise<SetReviewersResult>;
  /** Called after a save and on cancellation. */
  onClose: () => void;
}

export interface ReviewersFormProps extends ReviewersSetting {
  candidates: Candidates;
}

type Values = Record<Component, string>;

const { reviewers: texts } = MESSAGES;

/** The form with one optional reviewer for each component. */
export function ReviewersForm({ facility, candidates, onSave, onClose }: ReviewersFormProps) {
  const { component_reviewers: present } = facility.submissions.initial_acceptance;
  const [problem, setProblem] = useState<string | null>(null);

  async function save(values: Values, form: FormikHelpers<Values>) {
    setProblem(null);
    const result = await onSave(reviewersSchema.cast(values));
    if (result.ok) return onClose();
    form.setStatus(serverErrors(values, result.errors ?? null));
    if (!result.errors) setProblem(result.message ?? texts.notSaved);
  }

  return (
    <Formik initialValues={valuesOf(facility)} validationSchema={reviewersSchema} onSubmit={save}>
      <FormLayout label={texts.title} problemsTitle={`${texts.notSavedTitle}:`}>
        {COMPONENTS.map(({ code, name }) => (
          <SearchSelectField
            key={code}
            name={code}
            label={name}
            hint={hintOf(code, facility)}
            placeholder={texts.none}
            options={choicesFor(candidates[code], present[code], facility)}
          />
        ))}
        {problem !== null && <FormError title={texts.notSavedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

function valuesOf({ submissions }: NationalFacility): Values {
  const { lidar, lidar_data, photometer, photometer_data } = submissions.initial_acceptance.component_reviewers;
  return {
    lidar: lidar?._id ?? '',
    lidar_data: lidar_data?._id ?? '',
    photometer: photometer?._id ?? '',
    photometer_data: photometer_data?._id ?? '',
  };
}

/** The reason why a component needs no reviewer. */
const hintOf = (component: Component, facility: NationalFacility): string | undefined =>
  needsReviewer(facility, component) ? undefined : texts.noInstrument(instrumentOf(component));

const nameOf = ({ first_name, last_name }: Reviewer) => `${first_name} ${last_name}`;

/** Excludes the owner, who may not review their own facility; keeps a present reviewer who has lost the role. */
function choicesFor(
  candidates: readonly Person[],
  present: Reviewer | null,
  { owner }: Pick<NationalFacility, 'owner'>,
): SearchChoice[] {
  const offered = candidates
    .filter(({ _id }) => _id !== owner._id)
    .map((person) => ({ value: person._id, label: nameOf(person), hint: person.email }));
  if (present === null || offered.some(({ value }) => value === present._id)) return offered;
  return [{ value: present._id, label: nameOf(present), hint: MESSAGES.reviewers.roleGone }, ...offered];
}
