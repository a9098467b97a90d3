import { serverMessage, useProfile } from '@portal/api-slice';
import type { UnfinishedInstrument } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { withAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useFacilityId } from './facility-id';
import { useDiscard } from './use-discard';

const { instruments } = MESSAGES;

/** The name of an instrument that is not saved yet. */
export const nameOfUnfinished = ({ name, kind }: UnfinishedInstrument) =>
  name || `${instruments[kind].one}: ${instruments.nameless}`;

/** Opens the form of an instrument that is not saved yet. */
export function ContinueUnfinished({ unfinished }: { unfinished: UnfinishedInstrument }) {
  const { urlState, go } = useUrlState();
  const { kind, _id } = unfinished;
  return (
    <Button
      aria-label={`${instruments.continue} ${nameOfUnfinished(unfinished)}`}
      data-opens={_id}
      onClick={() => go({ ...withAddForm(urlState, kind, _id), field: 'name' })}
    >
      {instruments.continue}
    </Button>
  );
}

/** Discards unsaved input after a confirmation; for a moment, it can be taken back. */
export function DiscardUnfinished({ unfinished, isNew }: { unfinished: UnfinishedInstrument; isNew: boolean }) {
  const facilityId = useFacilityId();
  const userId = useProfile()?._id ?? '';
  const [isAsking, setAsking] = useState(false);
  const { kind, _id } = unfinished;
  const name = nameOfUnfinished(unfinished);
  const draftKey = isNew
    ? DRAFT_KEYS.newInstrument(userId, kind, facilityId, _id)
    : DRAFT_KEYS.instrument(userId, kind, _id);
  const { confirm, close, isBusy, error } = useDiscard({ ...unfinished, facilityId, draftKey, name }, () =>
    setAsking(false),
  );
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`${instruments.discard} ${name}`} onClick={() => setAsking(true)}>
        {instruments.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={instruments.discardTitle(instruments[kind].one)}
        confirmLabel={instruments.discard}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={confirm}
        question={
          <div className="nf-stack">
            <p>{instruments.discardQuestion(name)}</p>
            {error !== undefined && (
              <FormError title={instruments.notDiscarded}>{serverMessage(error) ?? instruments.failed}</FormError>
            )}
          </div>
        }
      />
    </>
  );
}
