import { DropDownForm, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import type { InstrumentKind } from '../url-state/use-url-state';

export interface AddInstrumentProps {
  kind: InstrumentKind;
  /** Returns the id of the new instrument's local draft. */
  newCopy: () => string;
  children: ReactNode;
}

/** A disclosure with the form for a new instrument. */
export function AddInstrument({ kind, newCopy, children }: AddInstrumentProps) {
  const { isOpen, open, close } = useAddForm(kind);
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
