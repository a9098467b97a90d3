import { showToast } from '../toast/toasts';
import { readLocalDraft, storeLocalDraft } from './local-drafts';
import { rebased } from './rebased';

/** A cancelled form and how to restore it. */
export interface Cancelled {
  draftKey: string;
  /** The discarded input; `null` if there was none. */
  typed: object | null;
  /** Resolves when the input has been discarded elsewhere too, e.g. on the server. */
  whenDiscarded?: Promise<void>;
  /** Opens the form again. */
  reopen: () => void;
}

const CANCELLED = 'Cancelled: what you typed is discarded.';
const TAKE_BACK = 'Take it back';

/** Shows a toast with a button that undoes what the text says. */
export const offerTakeBack = (text: string, takeBack: () => void) =>
  showToast({ tone: 'neutral', text, action: { label: TAKE_BACK, run: takeBack } });

/** Shows a toast with which the user can undo the cancellation: it restores the input and reopens the form. */
export function offerBack({ draftKey, typed, whenDiscarded = Promise.resolve(), reopen }: Cancelled) {
  if (!typed) return;
  const takeBack = async () => {
    await whenDiscarded;
    // With what other tabs have typed.
    const left = readLocalDraft(draftKey);
    storeLocalDraft(draftKey, left?.base ? rebased(typed, left.base, left.values) : typed);
    reopen();
  };
  offerTakeBack(CANCELLED, () => void takeBack());
}
