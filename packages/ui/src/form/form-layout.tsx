import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { Themed } from '../antd/themed';
import { ErrorSummary } from './error-summary';
import { focusField, FormId, useFieldId } from './field-ids';
import './form.css';
import './long-form.css';

export interface FormLayoutProps {
  /** Accessible name of the form, if no heading names it. */
  label?: string | undefined;
  /** With 2, fields are laid out in two columns if they fit; sections and `FieldSpan` keep the full width. */
  columns?: 1 | 2 | undefined;
  /** A `FormOutline`, next to the form if it fits, otherwise above it. */
  outline?: ReactNode;
  /** Always places the outline above the form, for forms that need the whole width. */
  isOutlineAbove?: boolean | undefined;
  /** With `null`, the summary of errors is left out, for a form that tells of a later event itself. */
  problemsTitle?: string | null | undefined;
  /** Number of errors that the summary shows before all are asked for; by default, all are shown. */
  problemsShown?: number | undefined;
  /** Dotted path of the field with the initial focus. */
  focusOn?: string | undefined;
  children: ReactNode;
}

/** The form element inside a `Formik`, with an error summary after a failed attempt to submit. */
export function FormLayout({
  label,
  columns = 1,
  outline,
  isOutlineAbove = false,
  problemsTitle,
  problemsShown,
  focusOn,
  children,
}: FormLayoutProps) {
  const { handleSubmit } = useFormikContext();
  const hasOutline = !isOutlineAbove && outline !== undefined && outline !== null;
  return (
    <FormId value={useId()}>
      <Themed>
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
              {problemsTitle !== null && <ErrorSummary title={problemsTitle} brief={problemsShown} />}
              {children}
            </div>
          </div>
        </form>
      </Themed>
    </FormId>
  );
}

/** Content that spans both columns of a form. */
export function FieldSpan({ children }: { children: ReactNode }) {
  return <div className="p-field-span">{children}</div>;
}

/** Fields inside another element of the form, e.g. a disclosure, in the form's number of columns. */
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
