import { DAYS } from '@portal/domain';
import type { Field } from '@portal/domain';
import { DateField, EmailField, FieldSpan, NumberField, SelectField, TextAreaField, TextField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
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

/** A field of a record, in the control of its type, with advice below it. */
export function RecordField({ path, field, hint = field.hint, advice }: RecordFieldProps) {
  const props: FieldProps = { name: path, label: field.label, hint, required: Boolean(field.required) };
  if (field.control === 'lines')
    return (
      <FieldSpan>
        <TextAreaField {...props} minRows={LONG_ROWS} />
      </FieldSpan>
    );
  return (
    // Takes a column of the form like a field without a companion.
    <div className="p-field">
      <OneLine {...props} field={field} />
      <AdviceLine text={advice} />
    </div>
  );
}

function OneLine({ field, ...props }: FieldProps & { field: Field }) {
  const { control, unit, step } = field;
  if (control === 'choice') return <Select {...props} field={field} />;
  if (control === 'number') return <NumberField {...props} unit={unit} step={step} />;
  if (control === 'day') return <DateField {...props} min={DAYS.first} max={DAYS.last} />;
  if (control === 'email') return <EmailField {...props} />;
  return <TextField {...props} />;
}

const Select = ({ field, ...props }: FieldProps & { field: Field }) => (
  <SelectField {...props} options={useOptions(field)} />
);
