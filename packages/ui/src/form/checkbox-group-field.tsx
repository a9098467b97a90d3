import { memo } from 'react';
import { CheckBox, GroupFrame } from './group-frame';
import type { Choice } from './select-field';
import { toggled } from './toggled';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

export interface CheckboxGroupFieldProps extends FieldProps {
  options: readonly Choice[];
}

/** A multiple choice; the value is the list of the chosen options. */
export function CheckboxGroupField({ options, ...props }: CheckboxGroupFieldProps) {
  const field = useFormField<string[]>(props);
  return <Boxes {...field} options={options} isReadOnly={props.readOnly === true} />;
}

interface BoxesProps extends FormField<string[]> {
  options: readonly Choice[];
  isReadOnly: boolean;
}

const Boxes = memo(function Boxes({ frame, control, setValue, leave, options, isReadOnly }: BoxesProps) {
  const offered = options.map(({ value }) => value);
  return (
    <GroupFrame frame={frame} describedBy={control['aria-describedby']} onLeave={leave}>
      <div className="p-checks">
        {options.map(({ value, label }) => (
          <CheckBox
            key={value}
            name={control.name}
            label={label}
            isChecked={control.value.includes(value)}
            isInvalid={control['aria-invalid']}
            isReadOnly={isReadOnly}
            onToggle={() => setValue(toggled(control.value, value, offered))}
          />
        ))}
      </div>
    </GroupFrame>
  );
});
