import type { ReactNode } from 'react';
import { Formik, FormLayout } from '../src/form';
import type { FieldProps } from '../src/form';

export interface FieldStatesProps<Value> {
  label: string;
  empty: Value;
  filled: Value;
  /** A value that the check refuses. */
  wrong: Value;
  check: (value: Value) => string | undefined;
  /** Beside the field, in its state "with advice". */
  advice: string;
  /** Where read-only data is shown in a sheet and never in this field. */
  isNeverReadOnly?: boolean;
  /** Draws the field. */
  field: (props: FieldProps) => ReactNode;
}

/** A field in its states, each in a form of its own: what is typed in one is checked, and kept, there alone. */
export function FieldStates<Value>(props: FieldStatesProps<Value>) {
  const { label, empty, filled, wrong, check, advice, isNeverReadOnly = false, field } = props;
  const states: [state: string, value: Value, props: Partial<FieldProps>][] = [
    ['empty', empty, {}],
    ['filled', filled, { required: true }],
    ['wrong', wrong, { required: true }],
    ['with advice', filled, { hint: advice }],
  ];
  if (!isNeverReadOnly) states.push(['read only', filled, { readOnly: true }]);
  return (
    <div className="g-states">
      {states.map(([state, value, own]) => (
        <Formik
          key={state}
          initialValues={{ value }}
          initialTouched={{ value: state === 'wrong' } as object}
          initialErrors={errorsOf(check(value))}
          validate={(values) => errorsOf(check(values.value))}
          onSubmit={() => {}}
        >
          <FormLayout label={`${label}, ${state}`}>
            <span className="g-state" aria-hidden="true">
              {state}
            </span>
            {field({ name: 'value', label, ...own })}
          </FormLayout>
        </Formik>
      ))}
    </div>
  );
}

const errorsOf = (error: string | undefined): object => (error === undefined ? {} : { value: error });
