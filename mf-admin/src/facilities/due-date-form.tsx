import { dataOf, fieldErrors, serverMessage, statusOf } from '@portal/api-slice';
import { day, dayOf, dueDateSchema, dueDateSchemaOn, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Button, Dated, FormError } from '@portal/ui/core';
import { DateField, FormActions, FormLayout, Formik, serverErrors, SubmitButton } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import { useSetDueDateMutation } from '../api/facilities';
import { MESSAGES } from './messages';

export interface DueDateFormProps {
  facility: NationalFacility;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

interface Values {
  due_date: string;
}

const { dueDate: texts } = MESSAGES;

/** Sets the due date of the current step of an application. */
export function DueDateForm({ facility, onClose }: DueDateFormProps) {
  const application = facility.submissions.initial_acceptance;
  // The page loads the facility again while the form is open; the change is of the day that the form has shown.
  const [seen, setSeen] = useState(application.due_date);
  const [today] = useState(() => dayOf(new Date()));
  const schema = useMemo(() => dueDateSchemaOn(today), [today]);
  const { save, remove, problem, isLoading } = useDueDate({
    id: facility._id,
    seen,
    onConflict: setSeen,
    onDone: onClose,
  });
  return (
    <Formik initialValues={{ due_date: day(seen) ?? '' }} validationSchema={schema} onSubmit={save}>
      <FormLayout label={texts.title(facility.acronym)} problemsTitle={texts.problems}>
        <p>
          <Dated text={pendingWith(application).sentence} />
        </p>
        <DateField name="due_date" label={texts.label} hint={texts.hint} min={today} />
        {problem !== null && <FormError title={texts.notSavedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {seen !== null && (
            <Button disabled={isLoading} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const dueDateIn = ({ submissions }: NationalFacility) => submissions.initial_acceptance.due_date;

interface DueDateSetting {
  id: string;
  /** The due date that is changed. */
  seen: number | null;
  /** Called with the present due date if it was changed elsewhere. */
  onConflict: (present: number | null) => void;
  onDone: () => void;
}

function useDueDate({ id, seen, onConflict, onDone }: DueDateSetting) {
  const [send, { isLoading }] = useSetDueDateMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function set(due_date: number | null) {
    setProblem(null);
    const { error } = await send({ id, due_date, before: seen });
    if (!error) onDone();
    else if (statusOf(error) === 409 && fieldErrors(error)) onConflict(dueDateIn(dataOf(error) as NationalFacility));
    return error;
  }
  async function save(values: Values, form: FormikHelpers<Values>) {
    const error = await set(dueDateSchema.cast(values).due_date ?? null);
    if (!error) return;
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.notSaved);
  }
  async function remove() {
    const error = await set(null);
    if (error) setProblem(fieldErrors(error)?.due_date ?? serverMessage(error) ?? texts.notSaved);
  }
  return { save, remove, problem, isLoading };
}
