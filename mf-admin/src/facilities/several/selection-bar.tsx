import type { NationalFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import type { Selection } from './selection';
import { SeveralDialog } from './several-dialog';
import type { SeveralStep } from './several-dialog';

const { several: texts } = MESSAGES;
const STEPS = Object.keys(texts.steps) as SeveralStep[];

export interface SelectionBarProps {
  shown: readonly NationalFacility[];
  selection: Selection;
  /** Shown at the end of the bar while nothing is selected. */
  children: ReactNode;
}

/** The number of selected facilities, and the actions on all of them. */
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
      <label>
        <input
          ref={all}
          type="checkbox"
          className="adm-select"
          checked={here > 0 && here === shown.length}
          disabled={shown.length === 0}
          onChange={({ target }) => toggleShown(target.checked)}
        />
        {texts.selectShown(shown.length)}
      </label>
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
      {/* The actions replace the other content of the bar, so that rows do not move while they are being selected. */}
      <div className="adm-for-all" hidden={selected.length > 0}>
        {children}
      </div>
      <SeveralDialog step={step} facilities={selected} onClose={() => setStep(null)} />
    </div>
  );
}
