import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary';
import { focusField } from './focus-field';
import { FormId, useFieldId } from './form-id';
import './form.css';
import './long-form.css';

/** Props of `FormLayout`. */
export interface FormLayoutProps {
  /** Name of the form for screen readers, where the heading above does not say it. */
  label?: string | undefined;
  /** Two columns where there is room for them; sections and whatever spans stay as wide as the form. */
  columns?: 1 | 2 | undefined;
  /** A `FormOutline`: beside the form where there is room, above it otherwise. */
  outline?: ReactNode;
  /** Above the list of what is wrong after a failed attempt. */
  problemsTitle?: string | undefined;
  /** Dotted path of a field that gets the focus at first, for a link from elsewhere. */
  focusOn?: string | undefined;
  children: ReactNode;
}

/** The form inside a `Formik`: fields one below the other; what a failed attempt found wrong is listed above them. */
export function FormLayout({ label, columns = 1, outline, problemsTitle, focusOn, children }: FormLayoutProps) {
  const { handleSubmit } = useFormikContext();
  const hasOutline = outline !== undefined && outline !== null;
  return (
    <FormId value={useId()}>
      <form
        className={`p-form p-form-columns-${columns}${hasOutline ? ' p-form-outlined' : ''}`}
        noValidate
        aria-label={label}
        onSubmit={handleSubmit}
      >
        {focusOn !== undefined && <FocusOn name={focusOn} />}
        {outline}
        <div className="p-form-body">
          <div className="p-fields">
            <ErrorSummary title={problemsTitle} />
            {children}
          </div>
        </div>
      </form>
    </FormId>
  );
}

/** As wide as the form, where fields stand in two columns. */
export function FieldSpan({ children }: { children: ReactNode }) {
  return <div className="p-field-span">{children}</div>;
}

/** Fields inside something else that the form holds, e.g. a disclosure; in as many columns as the form has. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="p-fields">{children}</div>;
}

/** The buttons of a form, side by side. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="p-form-actions">{children}</div>;
}

function FocusOn({ name }: { name: string }) {
  const id = useFieldId()(name);
  useEffect(() => focusField(id), [id]);
  return null;
}
