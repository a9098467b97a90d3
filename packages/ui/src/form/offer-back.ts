import { showToast } from '../toast/toasts';
import { readLocalDraft, storeLocalDraft } from './local-drafts';
import { rebased } from './rebased';

/** A cancelled form and how to restore it. */
export interface Cancelled {
  draftKey: string;
  /** The discarded input; `null` if there was none. */
  typed: object | null;
  /** Whether the input could be discarded on the server too; resolves once that is known. */
  whenDiscarded?: Promise<boolean>;
  /** Opens the form again. */
  reopen: () => void;
}

const CANCELLED = 'Cancelled: what you typed is discarded.';
const NOT_DISCARDED = 'What you typed could not be discarded on the server: it is back when you open the form again.';
const TAKE_BACK = 'Take it back';

/** Shows a toast with a button that undoes what the text says. */
export const offerTakeBack = (text: string, takeBack: () => void) =>
  showToast({ tone: 'neutral', text, action: { label: TAKE_BACK, run: takeBack } });

/**
 * Shows a toast with which the user can undo the cancellation: it restores the input and reopens the form. Input that
 * could not be discarded is reported.
 */
export function offerBack({ draftKey, typed, whenDiscarded = Promise.resolve(true), reopen }: Cancelled) {
  if (!typed) return;
  const takeBack = async () => {
    await whenDiscarded;
    // With what other tabs have typed.
    const left = readLocalDraft(draftKey);
    storeLocalDraft(draftKey, left?.base ? rebased(typed, left.base, left.values) : typed);
    reopen();
  };
  offerTakeBack(CANCELLED, () => void takeBack());
  void reportIfNot(whenDiscarded);
}

async function reportIfNot(whenDiscarded: Promise<boolean>) {
  if (!(await whenDiscarded)) showToast({ tone: 'danger', text: NOT_DISCARDED });
}
