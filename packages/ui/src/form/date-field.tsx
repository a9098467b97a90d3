import { useState } from 'react';
import type { FocusEvent } from 'react';
import { InputLine } from './input-line';
import { useFormField } from './use-form-field';
import type { FieldProps } from './use-form-field';

export interface DateFieldProps extends FieldProps {
  /** First and last day that can be picked, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day as `yyyy-mm-dd`, typed or picked in the browser's calendar; an empty string for none. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { frame, control, leave } = useFormField(props);
  const [isPartial, setPartial] = useState(false);
  // The browser reports a partial date as empty: without an error it would be lost on saving.
  const check = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    setPartial(currentTarget.validity.badInput);
    leave();
  };
  if (props.readOnly === true) return <InputLine frame={frame} control={control} readOnly />;
  return (
    <InputLine
      frame={isPartial ? { ...frame, error: 'Please complete the date' } : frame}
      control={isPartial ? { ...control, 'aria-invalid': true, 'aria-describedby': `${control.id}-error` } : control}
      type="date"
      min={min}
      max={max}
      onBlur={check}
    />
  );
}
