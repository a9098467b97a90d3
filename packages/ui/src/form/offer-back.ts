import { showToast } from '../toast/toasts';
import { storeLocalDraft } from './local-drafts';

/** What was cancelled, and how it comes back. */
export interface Cancelled {
  draftKey: string;
  /** `null` where nothing was typed. */
  typed: object | null;
  /** Until then, what was typed may still be kept elsewhere. */
  whenDiscarded?: Promise<void>;
  /** Opens the form again. */
  reopen: () => void;
}

const CANCELLED = 'Cancelled: what you typed is discarded.';
const TAKE_BACK = 'Take it back';

/** Offers to take back a cancelling for as long as the line is there: the form has what was typed again. */
export function offerBack({ draftKey, typed, whenDiscarded = Promise.resolve(), reopen }: Cancelled) {
  if (!typed) return;
  const takeBack = async () => {
    await whenDiscarded;
    storeLocalDraft(draftKey, typed);
    reopen();
  };
  showToast({ tone: 'success', text: CANCELLED, action: { label: TAKE_BACK, run: () => void takeBack() } });
}
