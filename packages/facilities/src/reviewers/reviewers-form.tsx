import { COMPONENTS, instrumentOf, needsReviewer, reviewersSchema } from '@portal/domain';
import type {
  Component,
  ComponentReviewers,
  NationalFacility,
  Person,
  Reviewer,
  SetReviewersInput,
} from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import type { SearchChoice } from '@portal/ui/filter';
import {
  FormActions,
  FormLayout,
  Formik,
  rebased,
  SearchSelectField,
  serverErrors,
  SubmitButton,
} from '@portal/ui/form';
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
      /** The present reviewers, if someone else has changed them since the form was opened. */
      present?: ComponentReviewers | null;
    };

export interface ReviewersSetting {
  facility: NationalFacility;
  /** Saves the reviewers, with those from which the choice began. */
  onSave: (reviewers: SetReviewersInput) => Promise<SetReviewersResult>;
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
  // The page loads the facility again while the form is open; the choice began from what the form has shown.
  const [seen, setSeen] = useState(facility.submissions.initial_acceptance.component_reviewers);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(values: Values, form: FormikHelpers<Values>) {
    setProblem(null);
    const began = valuesOf(seen);
    const result = await onSave({ ...reviewersSchema.cast(values), before: reviewersSchema.cast(began) });
    if (result.ok) return onClose();
    if (result.present) {
      const present = valuesOf(result.present);
      setSeen(result.present);
      // Counted as an attempt, whose refusal is announced.
      form.resetForm({ values: present, submitCount: 1 });
      void form.setValues(rebased(present, began, values));
    }
    form.setStatus(serverErrors(values, result.errors ?? null));
    if (!result.errors) setProblem(result.message ?? texts.notSaved);
  }

  return (
    <Formik initialValues={valuesOf(seen)} validationSchema={reviewersSchema} onSubmit={save}>
      <FormLayout label={texts.title} problemsTitle={`${texts.notSavedTitle}:`}>
        {COMPONENTS.map(({ code, name }) => (
          <SearchSelectField
            key={code}
            name={code}
            label={name}
            hint={hintOf(code, facility)}
            placeholder={texts.none}
            options={choicesFor(candidates[code], seen[code], facility)}
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

const valuesOf = ({ lidar, lidar_data, photometer, photometer_data }: ComponentReviewers): Values => ({
  lidar: lidar?._id ?? '',
  lidar_data: lidar_data?._id ?? '',
  photometer: photometer?._id ?? '',
  photometer_data: photometer_data?._id ?? '',
});

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
