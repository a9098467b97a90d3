import { fieldErrors, serverMessage, useReviewerLists } from '@portal/api-slice';
import { COMPONENTS, dayOf, dueDateSchemaOn, needsReviewer, reviewersSchema } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import { DateField } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useInviteFacilityMutation, useSetDueDateMutation } from '../../api/facilities';
import { useAssignReviewersMutation } from '../../api/reviewers';
import { MESSAGES } from '../messages';
import { ForSeveral } from './for-several';
import type { ForSeveralProps, Refusal } from './for-several';
import { PersonField } from './person-field';
import { presentReviewers } from './present-reviewers';

const { several: texts } = MESSAGES;

/** An action on several facilities at once. */
export type SeveralStep = keyof typeof texts.steps;

type StepProps = Pick<ForSeveralProps<object>, 'facilities' | 'onBusy' | 'onClose'>;

/** The form of a step for several facilities. */
export function SeveralStepForm({ step, ...props }: StepProps & { step: SeveralStep }) {
  const Form = FORMS[step];
  return <Form {...props} />;
}

/** The refusal, with its reason; `null` after a success. */
function refusalIn(error: unknown): Refusal | null {
  if (error === undefined) return null;
  const fields = fieldErrors(error) ?? {};
  return { fields, reason: Object.values(fields)[0] ?? serverMessage(error) ?? texts.failed };
}

function Invite(props: StepProps) {
  const [invite] = useInviteFacilityMutation();
  return (
    <ForSeveral
      {...props}
      rule="whileInvitable"
      texts={texts.steps.invite}
      values={{}}
      send={async ({ _id }) => refusalIn((await invite({ id: _id, saidByPage: true })).error)}
    />
  );
}

const NOBODY: Record<Component, string> = { lidar: '', lidar_data: '', photometer: '', photometer_data: '' };

/** Components without an instrument, which keep the reviewer they have. */
const unneededIn = (facility: NationalFacility) =>
  Object.fromEntries(COMPONENTS.flatMap(({ code }) => (needsReviewer(facility, code) ? [] : [[code, '']])));

function Reviewers(props: StepProps) {
  const [assign] = useAssignReviewersMutation();
  const { candidates, onRetry } = useReviewerLists();
  if (!candidates && onRetry)
    return (
      <ErrorState title={texts.people.failedTitle} onRetry={onRetry}>
        {texts.people.failed}
      </ErrorState>
    );
  if (!candidates) return <Loading label={texts.people.loading} />;
  return (
    <ForSeveral
      {...props}
      rule="whileReviewersMayChange"
      texts={texts.steps.reviewers}
      values={NOBODY}
      missing={(values) => (Object.values(values).some(Boolean) ? null : { lidar: texts.people.nobody })}
      send={async (facility, values) => {
        const reviewers = reviewersSchema.cast({ ...values, ...unneededIn(facility) });
        const seen = facility.submissions.initial_acceptance.component_reviewers;
        return refusalIn((await assign({ id: facility._id, seen, reviewers })).error);
      }}
      renderFields={(possible) =>
        COMPONENTS.map(({ code, name }) => (
          <PersonField
            key={code}
            name={code}
            label={name}
            people={candidates[code]}
            present={presentReviewers(possible, code)}
          />
        ))
      }
    />
  );
}

function DueDate(props: StepProps) {
  const [setDueDate] = useSetDueDateMutation();
  const [today] = useState(() => dayOf(new Date()));
  const schema = useMemo(() => dueDateSchemaOn(today), [today]);
  const { label, hint } = MESSAGES.dueDate;
  return (
    <ForSeveral
      {...props}
      rule="whileSomethingIsDue"
      texts={texts.steps.due}
      values={{ due_date: '' }}
      schema={schema}
      missing={({ due_date }) => (due_date === '' ? { due_date: texts.noDay } : null)}
      send={async ({ _id, submissions }, values) => {
        const { due_date = null } = schema.cast(values);
        const before = submissions.initial_acceptance.due_date;
        return refusalIn((await setDueDate({ id: _id, due_date, before, saidByPage: true })).error);
      }}
      renderFields={() => <DateField name="due_date" label={label} hint={hint} min={today} />}
    />
  );
}

const FORMS: Record<SeveralStep, (props: StepProps) => ReactNode> = {
  invite: Invite,
  reviewers: Reviewers,
  due: DueDate,
};
