import { Input } from 'antd';
import type { InputProps } from 'antd';
import { memo } from 'react';
import { FieldFrame } from './field-frame';
import type { FormField } from './use-form-field';

/** Props of `InputLine`: what `useFormField` gave, and what is special about the input. */
export type InputLineProps = Pick<FormField, 'frame' | 'control'> & InputProps;

/** One line to type into, in its frame. Rendered anew only when something about this field changed. */
export const InputLine = memo(function InputLine({ frame, control, ...input }: InputLineProps) {
  return (
    <FieldFrame {...frame}>
      <Input {...control} status={frame.error === undefined ? '' : 'error'} {...input} />
    </FieldFrame>
  );
});
