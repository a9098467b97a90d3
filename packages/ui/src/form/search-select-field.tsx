import { FieldFrame } from './field-frame';
import { InputLine } from './input-line';
import type { SearchChoice } from '../filter/matching';
import { SearchBox } from '../filter/search-box';
import { useFormField } from './use-form-field';
import type { FieldProps } from './use-form-field';

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly SearchChoice[];
  placeholder?: string | undefined;
}

/** A searchable single choice in a form; an empty string for no choice. */
export function SearchSelectField({ options, placeholder, ...props }: SearchSelectFieldProps) {
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
        options={options}
        value={value}
        onChange={setValue}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
