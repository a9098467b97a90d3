import { useField, useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { useFieldId } from './form-id';
import { messageOf } from './problems';
import { refusedMessages } from './server-errors';

/** What every field of a form takes. */
export interface FieldProps {
  /** Dotted path of the value in the form, e.g. `first_name` or `channels.Elastic 1064.height_resolution`. */
  name: string;
  label: string;
  /** Below the field: what is expected. */
  hint?: string | undefined;
  /** Whether the field is marked as required; that it is filled is checked by the schema. */
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
}

/** What a field knows about itself; each part stays the same object until something in it changes. */
export type FormField<Value = string> = ReturnType<typeof useFormField<Value>>;

/**
 * The state of a field and the one source of its ids: label, control, error, hint and unit are tied together here. The
 * error shows once the field was left or the form was sent. Formik renders every field of a form at every key; what
 * comes back is stable, so that a field may leave its markup alone (`memo`) while another one is typed into.
 */
export function useFormField<Value = string>(
  { name, label, hint, required: isRequired = false, readOnly = false }: FieldProps,
  unit?: string,
) {
  const [{ value, onChange, onBlur }, { error: invalid, touched }] = useField<Value>(name);
  const { status, values, setFieldValue, setFieldTouched } = useFormikContext<Record<string, unknown>>();
  const id = useFieldId()(name);
  const required = isRequired && !readOnly;
  const error = refusedMessages(status, values)[name] ?? (touched ? messageOf(invalid) : undefined);
  const describedBy =
    [error !== undefined && `${id}-error`, unit !== undefined && `${id}-unit`, hint !== undefined && `${id}-hint`]
      .filter(Boolean)
      .join(' ') || undefined;

  const frame = useMemo(() => ({ id, label, hint, required, error }), [id, label, hint, required, error]);
  const control = useMemo(
    () => ({
      id,
      name,
      value,
      onChange,
      onBlur,
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy,
    }),
    [id, name, value, onChange, onBlur, required, error, describedBy],
  );
  /** Takes a new value, which is checked. */
  const setValue = useCallback((next: Value) => void setFieldValue(name, next), [name, setFieldValue]);
  /** Marks the field as left, so that its error may show. */
  const leave = useCallback((isChecked = true) => void setFieldTouched(name, true, isChecked), [name, setFieldTouched]);
  return { frame, control, setValue, leave };
}
