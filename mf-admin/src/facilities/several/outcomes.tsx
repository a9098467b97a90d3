import type { NationalFacility } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages';

const { several: texts } = MESSAGES;

/** Why a step was not taken. */
export interface Refusal {
  reason: string;
  /** The refused fields, with their messages. */
  fields: Record<string, string>;
}

/** The result of a step for one facility. */
export interface Outcome {
  facility: NationalFacility;
  /** `null` after a success. */
  refusal: Refusal | null;
}

export interface OutcomesProps {
  outcomes: readonly Outcome[];
  /** The total number of steps. */
  all: number;
  /** The completed action in words. */
  done: string;
  /** Returns to the choices for those that were refused; absent if there is nothing to choose. */
  onAgain?: ((refused: readonly Outcome[]) => void) | undefined;
  onClose: () => void;
}

/** The result of each facility, during the steps and afterwards. */
export function Outcomes({ outcomes, all, done, onAgain, onClose }: OutcomesProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form has been removed, and the focus with it.
  useEffect(() => box.current?.focus(), []);
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const isOver = outcomes.length === all;
  return (
    <div ref={box} className="adm-stack" tabIndex={-1}>
      <output>
        {isOver ? texts.over(outcomes.length - refused.length, all) : texts.underWay(outcomes.length, all)}
      </output>
      {refused.length > 0 && (
        <FormError title={texts.refused(refused.length)}>
          <ul className="adm-outcomes">
            {refused.map(({ facility, refusal }) => (
              <li key={facility._id}>
                {facility.acronym}: {refusal?.reason}
              </li>
            ))}
          </ul>
        </FormError>
      )}
      <ul className="adm-outcomes">
        {outcomes
          .filter(({ refusal }) => refusal === null)
          .map(({ facility }) => (
            <li key={facility._id}>
              {facility.acronym}: {done}
            </li>
          ))}
      </ul>
      {isOver && (
        <div className="adm-buttons">
          {refused.length > 0 && onAgain && (
            <Button onClick={() => onAgain(refused)}>{texts.again(refused.length)}</Button>
          )}
          <Button type="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      )}
    </div>
  );
}
