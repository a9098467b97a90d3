import { memo } from 'react';
import { CalendarButton } from './calendar-button';
import { InputLine } from './input-line';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

export interface DateFieldProps extends FieldProps {
  /** First and last selectable day, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A day, typed and shown as `yyyy-mm-dd` in every locale, or picked in the browser's calendar. It is a text input, so
 * that mistyped dates stay for correction and the form's schema reports the error.
 */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const field = useFormField(props);
  return <DateLine {...field} min={min} max={max} isReadOnly={props.readOnly === true} />;
}

interface DateLineProps extends FormField {
  min: string | undefined;
  max: string | undefined;
  isReadOnly: boolean;
}

const DateLine = memo(function DateLine({ frame, control, setValue, leave, min, max, isReadOnly }: DateLineProps) {
  return (
    <InputLine
      frame={frame}
      control={control}
      placeholder="yyyy-mm-dd"
      autoComplete="off"
      maxLength={32}
      readOnly={isReadOnly}
      onBlur={() => leave()}
      suffix={
        !isReadOnly && (
          <CalendarButton label={frame.label} value={control.value} min={min} max={max} onPick={setValue} />
        )
      }
    />
  );
});
