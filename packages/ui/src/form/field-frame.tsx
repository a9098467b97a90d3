import type { ReactNode } from 'react';
import './form.css';

/** Props of `FieldFrame`. */
export interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  required: boolean;
  hint: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** Label above the control, error and hint below it. */
export function FieldFrame({ id, label, required, hint, error, children }: FieldFrameProps) {
  return (
    <div className="p-field">
      <div className="p-field-label">
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {/* Beside the label and not in it: the control says it by aria-required. */}
        {required && <span aria-hidden="true">required</span>}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** What stands below a control: what is wrong with it, and what is expected. */
export function FieldNotes({ id, error, hint }: Pick<FieldFrameProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {error !== undefined && (
        <p className="p-field-error" id={`${id}-error`}>
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
