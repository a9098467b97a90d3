import { Input } from 'antd';
import { memo } from 'react';
import { FieldFrame } from './field-frame';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

/** Something to choose; `value` is what the form holds. */
export interface Choice {
  value: string;
  label: string;
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends FieldProps {
  options: readonly Choice[];
  /** What stands for nothing chosen. */
  emptyLabel?: string | undefined;
}

/** One of several; empty text for nothing chosen. The browser's own list, which every keyboard and telephone knows. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { frame, control } = useFormField(props);
  return <SelectLine {...{ frame, control, options, emptyLabel }} isReadOnly={props.readOnly === true} />;
}

interface SelectLineProps extends Pick<FormField, 'frame' | 'control'> {
  options: readonly Choice[];
  emptyLabel: string | undefined;
  isReadOnly: boolean;
}

const SelectLine = memo(function SelectLine({ frame, control, options, emptyLabel, isReadOnly }: SelectLineProps) {
  const chosen = options.find(({ value }) => value === control.value);
  if (isReadOnly)
    return (
      <FieldFrame {...frame}>
        <Input {...control} value={chosen?.label ?? control.value} placeholder={emptyLabel} readOnly />
      </FieldFrame>
    );
  return (
    <FieldFrame {...frame}>
      <select {...control} className="p-select">
        <option value="">{emptyLabel ?? 'Please select'}</option>
        {/* A value that is not offered (any more) is shown and kept: the browser would show the first option instead. */}
        {chosen === undefined && control.value !== '' && <option value={control.value}>{control.value}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
