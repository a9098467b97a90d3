import { Input } from 'antd';
import type { InputProps } from 'antd';
import { memo } from 'react';
import { Themed } from '../antd/themed';
import { FieldFrame } from './field-frame';
import type { FormField } from './use-form-field';

// Separate from the frame, because file inputs need the frame but not antd's inputs.

export type InputLineProps = Pick<FormField, 'frame' | 'control'> & InputProps;

/** A framed single-line input, memoised to render only when its own field changes. */
export const InputLine = memo(function InputLine({ frame, control, ...input }: InputLineProps) {
  return (
    <FieldFrame {...frame}>
      <Themed>
        <Input {...control} status={frame.error === undefined ? '' : 'error'} {...input} />
      </Themed>
    </FieldFrame>
  );
});
