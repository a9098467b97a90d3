import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useFieldId } from './form-id';
import { problemsOf } from './problems';

/** What the last attempt to send the form found wrong, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary() {
  const { errors, status, values, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const [hasFailed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fieldId = useFieldId();
  const problems = problemsOf(errors, status, values);

  useEffect(() => {
    // Only the end of an attempt counts: while somebody types, the fields speak for themselves.
    if (!isSubmitting) setFailed(submitCount > 0 && problems.length > 0);
    // eslint-disable-next-line react/exhaustive-deps
  }, [isSubmitting, submitCount]);
  useEffect(() => {
    if (hasFailed) box.current?.focus();
  }, [hasFailed, submitCount]);

  if (!hasFailed || problems.length === 0) return null;
  return (
    <div className="p-error-summary" role="alert" ref={box} tabIndex={-1}>
      <p>Not sent. Please correct:</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, fieldId(field))}>
              {labelOf(fieldId(field))}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Five fields may miss the same thing: each is told apart by its label, which stands on the page already.
function labelOf(id: string) {
  const label = document.querySelector(`label[for="${id}"]`)?.textContent;
  return label ? `${label}: ` : '';
}

// The fragment would become a step of the history, which Back would then undo first.
function focusField(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
