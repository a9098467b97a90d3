import { Input } from 'antd';
import { FieldFrame } from './field-frame';
import { useFormField } from './use-form-field';
import type { FieldProps } from './use-form-field';

/** A line of text. */
export function TextField(props: FieldProps & { inputMode?: 'email' | 'decimal' }) {
  const { frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input {...control} inputMode={props.inputMode} readOnly={props.readOnly} autoComplete={props.autoComplete} />
    </FieldFrame>
  );
}

/** An e-mail address. Which ones are valid, the schema says; the browser's own idea of it stays out. */
export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} inputMode="email" />;
}

/** A password, with a switch to see it. */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input.Password {...control} autoComplete={props.autoComplete} />
    </FieldFrame>
  );
}

/** Several lines of text; the box grows with what is written. */
export function TextAreaField(props: FieldProps & { minRows: number }) {
  const { frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Input.TextArea {...control} autoSize={{ minRows: props.minRows }} readOnly={props.readOnly} />
    </FieldFrame>
  );
}
