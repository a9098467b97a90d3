import { becomes, DAYS, fixedDecimals, NOT_GIVEN, TYPE_LISTS, withDecimals } from '@portal/domain';
import type { Control, Field } from '@portal/domain';
import {
  ChoiceField,
  DateField,
  EmailField,
  FieldSpan,
  getIn,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useFormikContext,
} from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import { useCallback, useId } from 'react';
import type { ReactNode } from 'react';
import { AdviceLine } from './advice';
import { useOptions } from './type-lists';

export interface RecordFieldProps {
  /** Dotted path of the value in the form. */
  path: string;
  field: Field;
  hint?: string | undefined;
  advice?: string | undefined;
}

const LONG_ROWS = 2;

/** Fails for controls that need more than their field definition; the form renders those separately. */
const astray = ({ label }: FieldProps): never => {
  throw new Error(`"${label}" has no control among the other fields of a form.`);
};

const CONTROLS: Readonly<Record<Control, (props: FieldProps, field: Field) => ReactNode>> = {
  line: (props) => <TextField {...props} />,
  lines: (props) => <TextAreaField {...props} minRows={LONG_ROWS} />,
  email: (props) => <EmailField {...props} />,
  number: (props, field) => <RoundedNumber {...props} field={field} />,
  choice: (props, field) => <Select {...props} field={field} />,
  day: (props) => <DateField {...props} min={DAYS.first} max={DAYS.last} />,
  pictures: astray,
  channels: astray,
};

/** A field of a record as the control of its type, with advice below. */
export function RecordField({ path, field, hint = field.hint, advice }: RecordFieldProps) {
  const id = useId();
  const notes = advice === undefined ? undefined : id;
  const props: FieldProps = { name: path, label: field.label, hint, required: Boolean(field.required), notes };
  const control = CONTROLS[field.control](props, field);
  if (field.control === 'lines') return <FieldSpan>{control}</FieldSpan>;
  return (
    // Wraps the control and its advice, so that they occupy one column of the form.
    <div className={`p-field ins-field-${widthOf(field)}`}>
      {control}
      <AdviceLine id={id} text={advice} />
    </div>
  );
}

/** A number; one with more decimals than are stored is followed by its rounded value, while it is typed. */
function RoundedNumber({ field, notes, ...props }: FieldProps & { field: Field }) {
  const id = useId();
  const { values } = useFormikContext<object>();
  const typed: unknown = getIn(values, props.name);
  const kept = becomes(field, typeof typed === 'string' ? typed : '');
  const complete = useCallback((text: string) => withDecimals(text, fixedDecimals(field)), [field]);
  const all = [kept !== null && id, notes].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <NumberField {...props} notes={all} unit={field.unit} step={field.step} complete={complete} />
      <AdviceLine id={id} text={kept === null ? undefined : `Becomes ${kept} when saved.`} />
    </>
  );
}

/** Total number of letters in options that fit side by side into two columns, in at most two lines. */
const TWO_COLUMNS = 170;

/** The width class of a field, estimated from its options, which are shown side by side. */
function widthOf(field: Field) {
  const names = field.options?.(TYPE_LISTS).map(({ name }) => name) ?? [];
  const letters = names.join('').length;
  if (names.length > MAX_CLICKED || letters < TWO_COLUMNS / 2) return 'narrow';
  return letters > TWO_COLUMNS ? 'widest' : 'wide';
}

/** Above this number, options are offered as a drop-down list. */
const MAX_CLICKED = 6;

function Select({ field, ...props }: FieldProps & { field: Field }) {
  const options = useOptions(field);
  if (options.length > MAX_CLICKED) return <SelectField {...props} options={options} />;
  return <ChoiceField {...props} options={options} emptyLabel={props.required ? undefined : NOT_GIVEN} />;
}
