import { Input } from 'antd';
import { memo } from 'react';
import { FieldFrame } from './field-frame';
import { Themed } from '../antd/themed';
import { InputLine } from './input-line';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';
import type { SearchChoice } from '../filter/matching';
import { SearchBox } from '../filter/search-select';

/** An option; `value` is what the form stores. */
export interface Choice {
  value: string;
  label: string;
  /** It is shown, and cannot be chosen. */
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly Choice[];
  /** Label of the empty choice; `null` if a value is always chosen. */
  emptyLabel?: string | null | undefined;
}

/** A native select in a form; an empty string for no choice. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { frame, control } = useFormField(props);
  return <SelectLine {...{ frame, control, options, emptyLabel }} isReadOnly={props.readOnly === true} />;
}

interface SelectLineProps extends Pick<FormField, 'frame' | 'control'> {
  options: readonly Choice[];
  emptyLabel: string | null | undefined;
  isReadOnly: boolean;
}

const SelectLine = memo(function SelectLine({ frame, control, options, emptyLabel, isReadOnly }: SelectLineProps) {
  const chosen = options.find(({ value }) => value === control.value);
  if (isReadOnly)
    return (
      <FieldFrame {...frame}>
        <Themed>
          <Input {...control} value={chosen?.label ?? control.value} placeholder={emptyLabel ?? undefined} readOnly />
        </Themed>
      </FieldFrame>
    );
  return (
    <FieldFrame {...frame}>
      <select {...control} className="p-select">
        {emptyLabel !== null && <option value="">{emptyLabel ?? 'Please select'}</option>}
        {/* Includes a value that is no longer offered; otherwise the browser would show the first option. */}
        {chosen === undefined && control.value !== '' && <option value={control.value}>{control.value}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchChoice[];
  placeholder?: string | undefined;
  /** The options are still being loaded, which the open list says. */
  isLoading?: boolean | undefined;
}

/** A searchable single choice in a form; an empty string for no choice. */
export function SearchSelectField({ options, placeholder, isLoading, ...props }: SearchSelectFieldProps) {
  const { frame, control, setValue, leave } = useFormField(props);
  const { id, value, name: _name, onChange: _onChange, onBlur: _onBlur, ...aria } = control;
  if (props.readOnly === true) {
    const chosen = options.find((option) => option.value === value);
    return <InputLine frame={frame} control={{ ...control, value: chosen?.label ?? '' }} readOnly />;
  }
  return (
    <FieldFrame {...frame}>
      <SearchBox
        {...aria}
        id={id}
        label={props.label}
        placeholder={placeholder}
        isLoading={isLoading}
        options={options}
        value={value}
        onChange={setValue}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
