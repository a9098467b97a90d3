import { useField, useFormikContext } from 'formik';
import { useFieldId } from './form-id';
import { refusedMessages } from './server-errors';

/** What every field of a form takes. */
export interface FieldProps {
  /** Path of the value in the form, e.g. `first_name` or `channels.0.name`. */
  name: string;
  label: string;
  /** Below the field: what is expected. */
  hint?: string | undefined;
  /** Whether the field is marked as required; that it is filled is checked by the schema. */
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
}

/**
 * The state of a field and the one source of its ids: label, control, hint and error are tied together here. The error
 * shows once the field was left or the form was sent.
 */
export function useFormField({ name, label, hint, required = false }: FieldProps) {
  const [{ value, onChange, onBlur }, { error: invalid, touched }] = useField<string>(name);
  const { status, values } = useFormikContext<Record<string, unknown>>();
  const id = useFieldId()(name);
  const error = refusedMessages(status, values)[name] ?? (touched ? invalid : undefined);
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    frame: { id, label, hint, required, error },
    control: {
      id,
      name,
      value,
      onChange,
      onBlur,
      status: error === undefined ? ('' as const) : ('error' as const),
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy.join(' ') || undefined,
    },
  };
}
