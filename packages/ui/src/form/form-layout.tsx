import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import { FormId } from './form-id';
import './form.css';

/** Props of `FormLayout`. */
export interface FormLayoutProps {
  /** Name of the form for screen readers, where the heading above does not say it. */
  label?: string;
  children: ReactNode;
}

/** The form inside a `Formik`: fields one below the other; what a failed attempt found wrong is listed above them. */
export function FormLayout({ label, children }: FormLayoutProps) {
  const { handleSubmit } = useFormikContext();
  return (
    <FormId value={useId()}>
      <form className="p-form" noValidate aria-label={label} onSubmit={handleSubmit}>
        <ErrorSummary />
        {children}
      </form>
    </FormId>
  );
}
