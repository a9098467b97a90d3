import { MAX_INSTRUMENTS, noMoreOf } from '@portal/domain';
import { DropDownForm, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import type { InstrumentKind } from '../url-state/use-url-state';

export interface AddInstrumentProps {
  kind: InstrumentKind;
  /** Instruments of this kind that the facility has. */
  count: number;
  /** Returns the id of the new instrument's local draft. */
  newCopy: () => string;
  children: ReactNode;
}

/** A disclosure with the form for a new instrument; why there is none, in a facility that has as many as it can. */
export function AddInstrument({ kind, count, newCopy, children }: AddInstrumentProps) {
  const { isOpen, open, close } = useAddForm(kind);
  // A form that is open has what was typed.
  if (count >= MAX_INSTRUMENTS && !isOpen) return <p className="nf-soft">{noMoreOf(kind)}</p>;
  return (
    <DropDownForm
      label={MESSAGES.instruments[kind].add}
      isOpen={isOpen}
      onToggle={isOpen ? close : () => open(newCopy())}
    >
      <Panel>{children}</Panel>
    </DropDownForm>
  );
}
