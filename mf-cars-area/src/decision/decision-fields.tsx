import { day } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { DateField, SelectField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { asTyped, endedBy, NO_CONDITION } from './decision-values';
import type { DecisionValues } from './decision-values';
import { DECISION_MESSAGES as texts } from './messages';
import './decision.css';

export interface DecisionFieldsProps {
  instruments: readonly { _id: string; name: string }[];
  isWithoutPlan: boolean;
  /** Whether the decision requires a statement. */
  needsWords: boolean;
  /** Open conditions of the facility; those that end with the decision can be copied into it. */
  open: readonly Condition[];
}

/** The texts of a decision: statement, conditions, and the reason for a missing plan. */
export function DecisionFields({ instruments, isWithoutPlan, needsWords, open }: DecisionFieldsProps) {
  return (
    <>
      {isWithoutPlan && (
        <TextAreaField name="without_plan_reason" label={texts.reason} hint={texts.reasonHint} minRows={3} required />
      )}
      <TextAreaField
        name="statement"
        label={texts.statement}
        hint={texts.statementHint}
        minRows={2}
        required={needsWords}
      />
      <Conditions instruments={instruments} open={open} />
    </>
  );
}

/** Adding is not leaving: the field that has the focus is not told that it is required. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Conditions({ instruments, open }: Pick<DecisionFieldsProps, 'instruments' | 'open'>) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const options = useMemo(() => instruments.map(({ _id, name }) => ({ value: _id, label: name })), [instruments]);
  const { conditions } = values;
  const ended = endedBy(values, open);
  const isRefusal = values.acceptance === 'no';
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const set = (next: DecisionValues['conditions']) => void setFieldValue('conditions', next);
  const count = conditions.length;
  const { box, focusNew, focusAfter } = useConditionFocus(count);
  const add = (more: DecisionValues['conditions']) => {
    focusNew(count);
    set([...conditions, ...more]);
  };
  const remove = (at: number) => {
    focusAfter(at);
    set(conditions.filter((_one, other) => other !== at));
  };
  return (
    <div ref={box} tabIndex={-1} className="decision-conditions">
      {/* Above them, because below several of them it would be under the buttons that issue the report. */}
      {!isRefusal && (
        <div className="decision-buttons decision-add">
          <Button size="small" onMouseDown={keepFocus} onClick={() => add([NO_CONDITION])}>
            {texts.add}
          </Button>
          {ended.length > 0 && (
            <Button size="small" onClick={() => add(ended.map((one) => asTyped(one, today)))}>
              {texts.takeOver(ended.length)}
            </Button>
          )}
        </div>
      )}
      {conditions.map((_condition, at) => (
        // Conditions have no ids, and are added at the end.
        // eslint-disable-next-line react/no-array-index-key
        <fieldset key={at} className="decision-condition" data-section-title={texts.condition(at + 1)}>
          <legend>{texts.condition(at + 1)}</legend>
          <Button size="small" type="text" aria-label={texts.remove(at + 1)} onClick={() => remove(at)}>
            {texts.removeIt}
          </Button>
          <div className="decision-line">
            <TextAreaField name={`conditions.${at}.text`} label={texts.text} minRows={1} required />
            <DateField name={`conditions.${at}.due_date`} label={texts.due} />
            <SelectField
              name={`conditions.${at}.instrument`}
              label={texts.instrument}
              options={options}
              emptyLabel={texts.facility}
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/**
 * Moves the focus once the number of conditions changes: to the text of the new one at this index, or to what follows
 * the one that was removed there; after the last one, to the button that adds.
 */
function useConditionFocus(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ selector: string; at: number; before: number } | null>(null);
  useEffect(() => {
    if (!awaited.current || awaited.current.before === count || !box.current) return;
    const { selector, at } = awaited.current;
    const add = box.current.querySelector<HTMLElement>('.decision-add > button');
    (box.current.querySelectorAll<HTMLElement>(selector)[at] ?? add ?? box.current).focus();
    awaited.current = null;
  }, [count]);
  const focusOn = (selector: string, at: number) => {
    awaited.current = { selector, at, before: count };
  };
  // The user types the condition next; with the focus still on the button, a space would add another one.
  const focusNew = (at: number) => focusOn('.decision-condition textarea', at);
  const focusAfter = (at: number) => focusOn('.decision-condition > button', at);
  return { box, focusNew, focusAfter };
}
