import type { ReactNode } from 'react';
import { isMissing } from './problem-words';
import './form.css';

export interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  hint: string | undefined;
  error: string | undefined;
  /** Whether a new error is announced, where no summary of errors does so. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** A control with its label above and its error and hint below. */
export function FieldFrame({ id, label, required, hint, error, isAnnounced, children }: FieldFrameProps) {
  return (
    <div className="p-field">
      <div className="p-field-label">
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {/* Outside the label, because the control has aria-required. */}
        {required && <span aria-hidden="true">required</span>}
      </div>
      {children}
      <FieldNotes {...{ id, error, hint, isAnnounced }} />
    </div>
  );
}

/** Error and hint below a control. */
export function FieldNotes({
  id,
  error,
  hint,
  isAnnounced = false,
}: Pick<FieldFrameProps, 'id' | 'error' | 'hint' | 'isAnnounced'>) {
  return (
    <>
      {error !== undefined && (
        <p
          className={isMissing(error) ? 'p-field-error p-field-missing' : 'p-field-error'}
          id={`${id}-error`}
          role={isAnnounced ? 'alert' : undefined}
        >
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="p-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
