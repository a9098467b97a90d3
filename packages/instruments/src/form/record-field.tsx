import { DAYS } from '@portal/domain';
import type { Field, TypeItem } from '@portal/domain';
import { DateField, FieldSpan, NumberField, SelectField, TextAreaField, TextField } from '@portal/ui/form';
import type { Choice, FieldProps } from '@portal/ui/form';
import { AdviceLine } from './advice';

/** Props of `RecordField`. */
export interface RecordFieldProps {
  /** Dotted path of the value in the form. */
  path: string;
  field: Field;
  required: boolean;
  advice?: string | undefined;
}

const LONG = new Set(['additional_info', 'additional_features']);
const LONG_ROWS = 4;

/** One field of an instrument, in the control that suits what it holds; what to reconsider stands below it. */
export function RecordField({ path, field, required, advice }: RecordFieldProps) {
  const props: FieldProps = { name: path, label: field.label, hint: field.hint, required };
  if (LONG.has(path))
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
  const { list, unit, step } = field;
  if (list) return <SelectField {...props} options={optionsOf(list)} />;
  if (unit !== undefined) return <NumberField {...props} unit={unit} step={step} />;
  if (props.name.endsWith('_date')) return <DateField {...props} min={DAYS.first} max={DAYS.last} />;
  return <TextField {...props} />;
}

const known = new Map<readonly TypeItem[], readonly Choice[]>();

/** The options of a type list: the same object each time, so that a select stays as it is while others change. */
export function optionsOf(list: readonly TypeItem[]): readonly Choice[] {
  const options = known.get(list) ?? list.map(({ code, name }) => ({ value: code, label: name }));
  known.set(list, options);
  return options;
}
