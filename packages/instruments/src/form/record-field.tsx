import { DAYS } from '@portal/domain';
import type { Control, Field } from '@portal/domain';
import { DateField, EmailField, FieldSpan, NumberField, SelectField, TextAreaField, TextField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { AdviceLine } from './advice';
import { useOptions } from './type-lists';

/** Props of `RecordField`. */
export interface RecordFieldProps {
  /** Dotted path of the value in the form. */
  path: string;
  field: Field;
  hint?: string | undefined;
  advice?: string | undefined;
}

const LONG_ROWS = 4;

/** A control that needs more than its field: the form shows it in a place of its own. */
const astray = ({ label }: FieldProps): never => {
  throw new Error(`"${label}" has no control among the other fields of a form.`);
};

const CONTROLS: Readonly<Record<Control, (props: FieldProps, field: Field) => ReactNode>> = {
  line: (props) => <TextField {...props} />,
  lines: (props) => <TextAreaField {...props} minRows={LONG_ROWS} />,
  email: (props) => <EmailField {...props} />,
  number: (props, { unit, step }) => <NumberField {...props} unit={unit} step={step} />,
  choice: (props, field) => <Select {...props} field={field} />,
  day: (props) => <DateField {...props} min={DAYS.first} max={DAYS.last} />,
  pictures: astray,
  channels: astray,
};

/** A field of a record, in the control of its type, with advice below it. */
export function RecordField({ path, field, hint = field.hint, advice }: RecordFieldProps) {
  const props: FieldProps = { name: path, label: field.label, hint, required: Boolean(field.required) };
  const control = CONTROLS[field.control](props, field);
  if (field.control === 'lines') return <FieldSpan>{control}</FieldSpan>;
  return (
    // Takes a column of the form like a field without a companion.
    <div className="p-field">
      {control}
      <AdviceLine text={advice} />
    </div>
  );
}

const Select = ({ field, ...props }: FieldProps & { field: Field }) => (
  <SelectField {...props} options={useOptions(field)} />
);
