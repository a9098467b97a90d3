import { useConfirmed } from '@portal/api-slice';
import type { UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';
import { forgetUnsaved, offerTakeBack, readLocalDraft, setDraftBase, storeLocalDraft } from '@portal/ui/form';
import { useDiscardUnfinishedMutation, useUnfinishedCalls } from '../api/unfinished';
import { MESSAGES } from '../messages';

const { instruments: texts } = MESSAGES;

interface Discarded extends Pick<UnfinishedInstrument, 'kind' | '_id' | 'version'> {
  facilityId: string;
  draftKey: string;
  /** The name of the instrument in sentences. */
  name: string;
}

/** Discards an unfinished copy, on the server and in this browser; what was discarded can be taken back. */
export function useDiscard({ kind, _id: id, version, facilityId, draftKey, name }: Discarded, onClose: () => void) {
  const { read, keep } = useUnfinishedCalls({ facilityId, kind, id });
  const [discard, state] = useDiscardUnfinishedMutation();

  async function takeBack(copy: UnfinishedCopy, here: ReturnType<typeof readLocalDraft>) {
    const answer = await keep(0, copy.values);
    if (answer.state !== 'kept') return offerTakeBack(texts.notTakenBack(name), () => void takeBack(copy, here));
    if (!here) return;
    setDraftBase(draftKey, { version: answer.copy.version, kept: copy.values });
    storeLocalDraft(draftKey, here.values, here);
  }

  async function send() {
    // Without an answer, it can still be discarded, but not be taken back: then the list alone says so.
    const copy = await read().catch(() => null);
    const answer = await discard({ facilityId, kind, id, version });
    if (answer.error !== undefined) return answer;
    const here = readLocalDraft(draftKey);
    forgetUnsaved(draftKey);
    if (copy) offerTakeBack(texts.discarded(name), () => void takeBack(copy, here));
    return answer;
  }

  const { confirm, ...dialog } = useConfirmed<void>([send, state], onClose);
  return { ...dialog, confirm: () => void confirm() };
}
