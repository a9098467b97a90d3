import { serverMessage, useConfirmed } from '@portal/api-slice';
import { Button, FormError, Icon } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useDeleteLidarMutation } from '../api/lidars';
import { useDeletePhotometerMutation } from '../api/photometers';
import { MESSAGES } from '../messages';
import type { InstrumentKind } from '../url-state/use-url-state';
import type { AnyInstrument } from './kinds';

const { instruments } = MESSAGES;

/** Deletes an instrument after a confirmation. */
export function DeleteInstrument({ kind, instrument }: { kind: InstrumentKind; instrument: AnyInstrument }) {
  const { _id, name, facility } = instrument;
  const [isAsking, setAsking] = useState(false);
  const { confirm, close, isBusy, error } = useConfirmed(useDelete(kind), () => setAsking(false));
  return (
    <>
      <Button
        icon={<Icon name="delete" />}
        aria-haspopup="dialog"
        aria-label={`${instruments.delete} ${name}`}
        onClick={() => setAsking(true)}
      >
        {instruments.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={instruments.deleteTitle(instruments[kind].one)}
        confirmLabel={instruments.delete}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm({ id: _id, facilityId: facility })}
        question={
          <div className="nf-stack">
            <p>{instruments.deleteQuestion(name)}</p>
            {error !== undefined && (
              <FormError title={instruments.notDeleted}>{serverMessage(error) ?? instruments.failed}</FormError>
            )}
          </div>
        }
      />
    </>
  );
}

function useDelete(kind: InstrumentKind) {
  const lidar = useDeleteLidarMutation();
  const photometer = useDeletePhotometerMutation();
  return kind === 'lidar' ? lidar : photometer;
}
