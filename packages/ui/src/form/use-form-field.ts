import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { afterPress } from './after-press';
import { useFieldId } from './field-ids';
import { messageOf, shownError } from './problems';

/** Common props of form fields. */
export interface FieldProps {
  /** Dotted path of the value in the form, e.g. `first_name` or `channels.Elastic 1064.height_resolution`. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marks the field as required; the validation itself is in the schema. */
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  /** Ids of further notes about the value that the form shows below the field. */
  notes?: string | undefined;
}

/** State of a field; each part is referentially stable until it changes. */
export type FormField<Value = string> = ReturnType<typeof useFormField<Value>>;

/**
 * The state of a field and the only source of its ids, which link label, control, error, hint and unit. The error is
 * shown once the field has lost the focus or the form was submitted. Formik renders every field on every key press; the
 * result is stable, so that a memoised field does not render while another one is edited.
 */
export function useFormField<Value = string>(
  { name, label, hint, required: isRequired = false, readOnly = false, notes }: FieldProps,
  unit?: string,
) {
  const [{ value, onChange }, { error: invalid }] = useField<Value>(name);
  const form = useFormikContext<Record<string, unknown>>();
  const { setFieldValue, setFieldTouched, validateForm, validateOnBlur = true } = form;
  const id = useFieldId()(name);
  const required = isRequired && !readOnly;
  const found = messageOf(invalid);
  const error = shownError(form, name);
  const describedBy =
    [
      error !== undefined && `${id}-error`,
      unit !== undefined && `${id}-unit`,
      hint !== undefined && `${id}-hint`,
      notes,
    ]
      .filter(Boolean)
      .join(' ') || undefined;

  const mark = useCallback(
    (checked: Promise<unknown> = Promise.resolve()) =>
      afterPress(() => void checked.then(() => setFieldTouched(name, true, false))),
    [name, setFieldTouched],
  );
  /** Marks the field as left, so that its error is shown: after a check of the value with which it is left. */
  const leave = useCallback(() => mark(validateForm()), [mark, validateForm]);
  /** Leaves the field with another value, e.g. a normalized one; checked only once. */
  const leaveWith = useCallback((next: Value) => mark(setFieldValue(name, next, true)), [mark, setFieldValue, name]);
  const isChecked = validateOnBlur || found !== undefined;
  const frame = useMemo(() => ({ id, label, hint, required, error }), [id, label, hint, required, error]);
  const control = useMemo(
    () => ({
      id,
      name,
      value,
      onChange,
      onBlur: () => mark(isChecked ? validateForm() : undefined),
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy,
    }),
    [id, name, value, onChange, mark, isChecked, validateForm, required, error, describedBy],
  );
  const setValue = useCallback((next: Value) => void setFieldValue(name, next), [name, setFieldValue]);
  return { frame, control, setValue, leave, leaveWith };
}
