import { Button, Icon } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import type { InstrumentKind } from '../url-state/use-url-state';
import { DeleteInstrument } from './delete-instrument';
import type { AnyInstrument } from './kinds';

/** Props of `RowActions`. */
export interface RowActionsProps {
  kind: InstrumentKind;
  instrument: AnyInstrument;
  mayEdit: boolean;
}

const { instruments } = MESSAGES;

/** What can be done with an instrument in its table. */
export function RowActions({ kind, instrument, mayEdit }: RowActionsProps) {
  const { go } = useUrlState();
  const verb = mayEdit ? instruments.edit : instruments.view;
  return (
    <span className="nf-buttons">
      <Button
        icon={<Icon name={mayEdit ? 'edit' : 'view'} />}
        aria-haspopup="dialog"
        aria-label={`${verb} ${instrument.name}`}
        onClick={() => go({ [kind]: instrument._id })}
      >
        {verb}
      </Button>
      {mayEdit && <DeleteInstrument kind={kind} instrument={instrument} />}
    </span>
  );
}
