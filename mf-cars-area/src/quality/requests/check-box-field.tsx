import { CheckBox, useFormikContext } from '@portal/ui/form';

/** A single yes or no. */
export function CheckBoxField({ name, label }: { name: 'internal'; label: string }) {
  const { values, setFieldValue } = useFormikContext<Record<'internal', boolean>>();
  return (
    <CheckBox
      name={name}
      label={label}
      isChecked={values[name]}
      isInvalid={false}
      isReadOnly={false}
      onToggle={() => void setFieldValue(name, !values[name])}
    />
  );
}
