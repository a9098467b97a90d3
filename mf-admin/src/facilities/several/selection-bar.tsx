import type { NationalFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import type { Selection } from './selection';
import { SeveralDialog } from './several-dialog';
import type { SeveralStep } from './several-step-form';

const { several: texts } = MESSAGES;
const STEPS = Object.keys(texts.steps) as SeveralStep[];

export interface SelectionBarProps {
  shown: readonly NationalFacility[];
  selection: Selection;
  /** Shown at the end of the bar. */
  children: ReactNode;
}

/** The number of selected facilities, the actions on all of them, and the tools of the table. */
export function SelectionBar({ shown, selection, children }: SelectionBarProps) {
  const { selected, has, toggleShown, clear } = selection;
  const [step, setStep] = useState<SeveralStep | null>(null);
  const all = useRef<HTMLInputElement>(null);
  const here = shown.filter(({ _id }) => has(_id)).length;
  const isPartly = here > 0 && here < shown.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPartly;
  }, [isPartly]);
  const drop = () => {
    clear();
    // The button disappears with the selection.
    all.current?.focus();
  };
  return (
    <div className="adm-selection">
      {shown.length > 0 && (
        <label>
          <input
            ref={all}
            type="checkbox"
            className="adm-select"
            checked={here > 0 && here === shown.length}
            onChange={({ target }) => toggleShown(target.checked)}
          />
          <span>{texts.selectShown(shown.length)}</span>
        </label>
      )}
      <output>{selected.length > 0 && texts.selected(selected.length, selected.length - here)}</output>
      {selected.length > 0 && (
        <div className="adm-for-selected">
          {STEPS.map((each) => (
            <Button key={each} size="small" aria-haspopup="dialog" onClick={() => setStep(each)}>
              {texts.steps[each].open}
            </Button>
          ))}
          <Button size="small" type="link" onClick={drop}>
            {texts.clear}
          </Button>
        </div>
      )}
      <div className="adm-for-all">{children}</div>
      <SeveralDialog step={step} facilities={selected} onClose={() => setStep(null)} />
    </div>
  );
}
