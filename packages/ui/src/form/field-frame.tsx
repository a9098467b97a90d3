import type { ReactNode } from 'react';
import { isMissing } from './problem-words';
import './form.css';

export interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  hint: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its error and hint below. */
export function FieldFrame({ id, label, required, hint, error, children }: FieldFrameProps) {
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
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** Error and hint below a control. */
export function FieldNotes({ id, error, hint }: Pick<FieldFrameProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {error !== undefined && (
        <p className={isMissing(error) ? 'p-field-error p-field-missing' : 'p-field-error'} id={`${id}-error`}>
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
