import { Button } from '@portal/ui/core';
import { DateField, SelectField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useMemo } from 'react';
import { NO_CONDITION } from './decision-values';
import type { DecisionValues } from './decision-values';
import { DECISION_MESSAGES as texts } from './messages';
import './decision.css';

export interface DecisionFieldsProps {
  instruments: readonly { _id: string; name: string }[];
  isWithoutPlan: boolean;
}

/** The words of a decision: why, on which conditions, and why there is no plan. */
export function DecisionFields({ instruments, isWithoutPlan }: DecisionFieldsProps) {
  return (
    <>
      {isWithoutPlan && (
        <TextAreaField name="without_plan_reason" label={texts.reason} hint={texts.reasonHint} minRows={3} required />
      )}
      <TextAreaField name="statement" label={texts.statement} hint={texts.statementHint} minRows={4} />
      <Conditions instruments={instruments} />
    </>
  );
}

function Conditions({ instruments }: Pick<DecisionFieldsProps, 'instruments'>) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const options = useMemo(() => instruments.map(({ _id, name }) => ({ value: _id, label: name })), [instruments]);
  const { conditions } = values;
  const set = (next: DecisionValues['conditions']) => void setFieldValue('conditions', next);
  return (
    <div className="decision-conditions">
      {conditions.map((_condition, at) => (
        // Conditions have no ids, and are added at the end.
        // eslint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="decision-condition">
          <legend>{texts.condition(at + 1)}</legend>
          <TextAreaField name={`conditions.${at}.text`} label={texts.text} minRows={2} required />
          <div className="decision-line">
            <DateField name={`conditions.${at}.due_date`} label={texts.due} />
            <SelectField
              name={`conditions.${at}.instrument`}
              label={texts.instrument}
              options={options}
              emptyLabel={texts.facility}
            />
          </div>
          <Button
            aria-label={texts.remove(at + 1)}
            onClick={() => set(conditions.filter((_one, other) => other !== at))}
          >
            {texts.remove(at + 1)}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => set([...conditions, NO_CONDITION])}>{texts.add}</Button>
      </div>
    </div>
  );
}
