import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { byDocumentOrder, focusField, namesOf, useFieldId } from './field-ids';
import { problemWords } from './problem-words';
import { problemsOf } from './problems';
import { useFailedFields } from './use-failed-fields';

export interface ErrorSummaryProps {
  title?: string | undefined;
}

/** As many errors are seen at a glance. */
const UNCOUNTED = 8;

/** Lists the errors of the last submit attempt as links to their fields. Takes the focus when it appears. */
export function ErrorSummary({ title = 'Not sent. Please correct:' }: ErrorSummaryProps) {
  const { errors, status, values } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const fieldId = useFieldId();
  const problems = problemsOf(errors, status, values);
  const failed = useFailedFields(problems);
  const left = problems.filter(({ field }) => failed.has(field));

  useEffect(() => {
    if (failed.size > 0) box.current?.focus();
  }, [failed]);

  if (left.length === 0) return null;
  const listed = left
    .map(({ field, message }) => ({ id: fieldId(field), message }))
    .toSorted((a, b) => byDocumentOrder(a.id, b.id));
  return (
    <div className="p-error-summary" role="alert" ref={box} tabIndex={-1}>
      <p>
        {title} {listed.length > UNCOUNTED && <span className="p-error-count">{listed.length} fields</span>}
      </p>
      <ul>
        {listed.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {problemWords(namesOf(id), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Following the fragment would add a history entry, to which Back would then return first.
function follow(event: MouseEvent, id: string) {
  event.preventDefault();
  focusField(id);
}
