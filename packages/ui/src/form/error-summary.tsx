import { useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { byDocumentOrder, focusField, namesOf, useFieldId } from './field-ids';
import { problemWords } from './problem-words';
import { problemsOf } from './problems';
import { useFailedFields } from './use-failed-fields';

export interface ErrorSummaryProps {
  title?: string | undefined;
  /** Number of errors in view before all are asked for, if there are many; by default, all are. */
  brief?: number | undefined;
}

/** As many errors are seen at a glance. */
const UNCOUNTED = 8;

/**
 * Lists the errors of the last submit attempt as links to their fields. Takes the focus when it appears. In a form
 * where height is scarce, it is brief: further errors are shown over the form on demand, until one is followed or the
 * list left.
 */
export function ErrorSummary({ title = 'Not sent. Please correct:', brief = Infinity }: ErrorSummaryProps) {
  const { errors, status, values } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const fieldId = useFieldId();
  const problems = problemsOf(errors, status, values);
  const failed = useFailedFields(problems);
  const left = problems.filter(({ field }) => failed.has(field));

  // Not later than it appears, or it would take the focus from a field that its user has gone to in the meantime.
  useLayoutEffect(() => {
    if (failed.size > 0) box.current?.focus();
  }, [failed]);

  if (left.length === 0) return null;
  const listed = left
    .map(({ field, message }) => ({ id: fieldId(field), message }))
    .toSorted((a, b) => byDocumentOrder(a.id, b.id));
  const isLong = listed.length > Math.max(brief, UNCOUNTED);
  const close = () => setOpen(false);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // Not interactive: it only observes the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={brief === Infinity ? 'p-error-summary' : 'p-error-summary p-error-brief'}
      role="alert"
      ref={box}
      tabIndex={-1}
      onBlur={closeOnLeave}
    >
      <p>
        {title} {listed.length > UNCOUNTED && <span className="p-error-count">{listed.length} fields</span>}
        {isLong && (
          <button
            type="button"
            className="p-show"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show ${listed.length - brief} more`}
          </button>
        )}
      </p>
      <Links problems={isLong ? listed.slice(0, brief) : listed} onFollow={close} />
      {isLong && isOpen && (
        <div className="p-error-more" id={listId} aria-live="off">
          <Links problems={listed.slice(brief)} onFollow={close} />
        </div>
      )}
    </div>
  );
}

interface LinksProps {
  problems: readonly { id: string; message: string }[];
  onFollow: () => void;
}

const Links = ({ problems, onFollow }: LinksProps) => (
  <ul>
    {problems.map(({ id, message }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          onClick={(event) => {
            onFollow();
            follow(event, id);
          }}
        >
          {problemWords(namesOf(id), message)}
        </a>
      </li>
    ))}
  </ul>
);

// Following the fragment would add a history entry, to which Back would then return first.
function follow(event: MouseEvent, id: string) {
  event.preventDefault();
  focusField(id);
}
