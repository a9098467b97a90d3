import { DropDownForm, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import type { InstrumentKind } from '../url-state/use-url-state';

/** A disclosure with the form for a new instrument. */
export function AddInstrument({ kind, children }: { kind: InstrumentKind; children: ReactNode }) {
  const { isOpen, open, close } = useAddForm(kind);
  return (
    <DropDownForm label={MESSAGES.instruments[kind].add} isOpen={isOpen} onToggle={isOpen ? close : open}>
      <Panel>{children}</Panel>
    </DropDownForm>
  );
}
