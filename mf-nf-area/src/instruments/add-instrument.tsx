import { Button, Icon, Panel } from '@portal/ui/core';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import { useAddForm } from '../place/use-add-form';
import type { InstrumentKind } from '../place/use-place';

/** A form for a new instrument that opens and closes below its button. */
export function AddInstrument({ kind, children }: { kind: InstrumentKind; children: ReactNode }) {
  const { isOpen, open, close } = useAddForm(kind);
  const id = useId();
  const button = useFocusOnceClosed(isOpen);
  return (
    <div className="nf-stack">
      <div>
        <Button
          ref={button}
          icon={<Icon name={isOpen ? 'close' : 'add'} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={isOpen ? close : open}
        >
          {MESSAGES.instruments[kind].add}
        </Button>
      </div>
      {isOpen && (
        <div id={id}>
          <Panel>{children}</Panel>
        </div>
      )}
    </div>
  );
}

/** Where the focus goes when the form that had it is gone. */
function useFocusOnceClosed(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
