import { CheckBox, useFormikContext } from '@portal/ui/form';

/** A single yes or no. */
export function CheckBoxField({ name, label }: { name: string; label: string }) {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const isChecked = values[name] === true;
  return (
    <CheckBox
      name={name}
      label={label}
      isChecked={isChecked}
      isInvalid={false}
      isReadOnly={false}
      onToggle={() => void setFieldValue(name, !isChecked)}
    />
  );
}
