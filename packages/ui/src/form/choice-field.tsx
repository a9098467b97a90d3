import { memo } from 'react';
import './choice-field.css';
import { GroupFrame } from './group-frame';
import type { Choice } from './select-field';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Choice[];
  /** Label of the empty choice, for optional fields. */
  emptyLabel?: string | undefined;
}

/** A single choice of few options as radio buttons; an empty string for no choice. */
export function ChoiceField({ options, emptyLabel, ...props }: ChoiceFieldProps) {
  const { frame, control, setValue, leave } = useFormField(props);
  return (
    <GroupFrame frame={frame} describedBy={control['aria-describedby']} onLeave={leave}>
      <Choices {...{ control, setValue, options, emptyLabel }} />
    </GroupFrame>
  );
}

export interface ChoicesProps extends Pick<FormField, 'control' | 'setValue'> {
  options: readonly Choice[];
  emptyLabel?: string | undefined;
}

/** The options, including a present value that is no longer offered, so that it remains visible. */
function offered({ options, emptyLabel }: Pick<ChoicesProps, 'options' | 'emptyLabel'>, value: string): Choice[] {
  const isStray = value !== '' && !options.some((option) => option.value === value);
  return [
    ...options,
    ...(isStray ? [{ value, label: value }] : []),
    ...(emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]),
  ];
}

/** Radio buttons side by side, styled as one control and labelled by the surrounding group. */
export const Choices = memo(function Choices({ control, setValue, ...choices }: ChoicesProps) {
  return (
    <div className={control['aria-invalid'] ? 'p-choices p-choices-wrong' : 'p-choices'}>
      {offered(choices, control.value).map(({ value, label }) => (
        <label key={value} className="p-choice">
          <input type="radio" name={control.id} checked={control.value === value} onChange={() => setValue(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
});
