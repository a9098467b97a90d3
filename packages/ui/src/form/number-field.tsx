import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { InputLine } from './input-line';
import { stepped, tidyNumber } from './number-text';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

export interface NumberFieldProps extends FieldProps {
  /** Shown inside the field and part of its accessible name. */
  unit?: string | undefined;
  /** Increment of the arrow keys. */
  step?: number | undefined;
  /** Completes the normalized text once the field is left, e.g. to a fixed number of decimals. */
  complete?: ((text: string) => string) | undefined;
}

const asTyped = (text: string) => text;

/** A number as typed text. Invalid input stays for correction, whereas an input of type "number" would discard it. */
export function NumberField({ unit, step = 1, complete = asTyped, ...props }: NumberFieldProps) {
  const field = useFormField(props, unit);
  return <NumberLine {...field} unit={unit} step={step} complete={complete} isReadOnly={props.readOnly === true} />;
}

interface NumberLineProps extends FormField {
  unit: string | undefined;
  step: number;
  complete: (text: string) => string;
  isReadOnly: boolean;
}

const NumberLine = memo(function NumberLine(props: NumberLineProps) {
  const { frame, control, setValue, leave, leaveWith, unit, step, complete, isReadOnly } = props;
  const stepByKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || isReadOnly) return;
    event.preventDefault();
    const next = stepped(control.value, direction * step);
    if (next !== null) setValue(next);
  };
  const tidy = () => {
    const text = complete(tidyNumber(control.value));
    if (text === control.value) leave();
    else leaveWith(text);
  };
  return (
    <InputLine
      frame={frame}
      control={control}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      onKeyDown={stepByKey}
      onBlur={tidy}
      suffix={unit !== undefined && <span id={`${control.id}-unit`}>{unit}</span>}
    />
  );
});

const DIRECTIONS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
