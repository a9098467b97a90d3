import type { ReactNode } from 'react';
import { Formik, FormLayout } from '../src/form';
import type { FieldProps } from '../src/form';

export interface FieldStatesProps<Value> {
  label: string;
  empty: Value;
  filled: Value;
  /** A value that `check` rejects. */
  wrong: Value;
  check: (value: Value) => string | undefined;
  /** Shown beside the field in the state "with advice". */
  advice: string;
  /** Set if read-only data is shown in a data sheet instead of this field. */
  isNeverReadOnly?: boolean;
  field: (props: FieldProps) => ReactNode;
}

/** A field in its states, each in a separate form, so that their values and validation are independent. */
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
