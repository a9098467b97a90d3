import type { Day } from '@portal/domain';
import { addDays, lastDueDay, REGULAR_EVALUATION_SETTINGS } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { DateField, FieldNotes, TextAreaField, useFormField } from '@portal/ui/form';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { EVALUATION_MESSAGES } from './messages';
import { NO_ACTION } from './review-values';
import type { ReviewValues } from './review-values';

const { review: texts } = EVALUATION_MESSAGES;

/** Adding is not leaving: the field that has the focus is not told that it is required. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The actions of an evaluation, each with the day until which it is due. */
export function ActionsField({ today }: { today: Day }) {
  const {
    frame,
    control,
    setValue: set,
  } = useFormField<ReviewValues['actions']>({
    name: 'actions',
    label: texts.actions,
    hint: texts.actionsHint,
  });
  const { value: actions } = control;
  const { box, focusNew, focusAfter } = useActionFocus(actions.length);
  const add = () => {
    focusNew(actions.length);
    set([...actions, NO_ACTION]);
  };
  const remove = (at: number) => {
    focusAfter(at);
    set(actions.filter((_action, other) => other !== at));
  };
  return (
    <fieldset id={frame.id} className="cars-actions" tabIndex={-1} aria-describedby={control['aria-describedby']}>
      <legend>{texts.actions}</legend>
      <FieldNotes id={frame.id} error={frame.error} hint={frame.hint} />
      <div ref={box} tabIndex={-1} className="cars-stack">
        {actions.map((_action, at) => (
          // Actions have no ids, and are added at the end.
          // eslint-disable-next-line react/no-array-index-key
          <fieldset key={at} className="cars-action" data-section-title={texts.action(at + 1)}>
            <legend className="p-visually-hidden">{texts.action(at + 1)}</legend>
            <TextAreaField name={`actions.${at}.text`} label={texts.actionText} minRows={2} required />
            <DateField
              name={`actions.${at}.due`}
              label={texts.actionDue}
              min={addDays(today, 1)}
              max={lastDueDay(today)}
              required
            />
            <Button size="small" aria-label={texts.removeOf(at + 1)} onClick={() => remove(at)}>
              {texts.remove}
            </Button>
          </fieldset>
        ))}
        <div className="cars-buttons cars-add-action">
          {actions.length < REGULAR_EVALUATION_SETTINGS.maxActions && (
            <Button size="small" onMouseDown={keepFocus} onClick={add}>
              {texts.add}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/**
 * Moves the focus once the number of actions changes: to the text of the new one at this index, or to what follows the
 * one that was removed there; after the last one, to the button that adds.
 */
function useActionFocus(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ selector: string; at: number; before: number } | null>(null);
  useEffect(() => {
    if (!awaited.current || awaited.current.before === count || !box.current) return;
    const { selector, at } = awaited.current;
    const add = box.current.querySelector<HTMLElement>('.cars-add-action > button');
    (box.current.querySelectorAll<HTMLElement>(selector)[at] ?? add ?? box.current).focus();
    awaited.current = null;
  }, [count]);
  const focusOn = (selector: string, at: number) => {
    awaited.current = { selector, at, before: count };
  };
  const focusNew = (at: number) => focusOn('.cars-action textarea', at);
  const focusAfter = (at: number) => focusOn('.cars-action > button', at);
  return { box, focusNew, focusAfter };
}
