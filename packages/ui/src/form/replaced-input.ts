import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { showToast } from '../toast/toasts';
import { readLocalDraft, storeLocalDraft } from './local-drafts';
import { offerTakeBack } from './offer-back';
import { offeredByForms } from './open-forms';
import { rebased } from './rebased';

/** Input that other values have replaced in a form that stays open. */
export interface Replaced {
  draftKey: string;
  /** What happened, in words. */
  text: string;
  typed: object;
  /** The values that the form has instead. */
  instead: object;
  /** Called after the input is back in the form or, once that is closed, in its draft. */
  onBack?: () => void;
}

const RESTORED_LATER = 'What you typed is back: it is restored when you open the form again.';
const NOT_RESTORED = 'What you typed could not be kept: the storage of this browser is full or blocked.';

/** Puts replaced values back into an open form. */
type PutBack = (typed: object, instead: object) => void;
const putBackInto = offeredByForms<PutBack>();

/**
 * Shows a toast with which the user takes the replaced input back: into the form or, once that is closed, into its
 * draft, which the form restores when it is opened again.
 */
export function offerReplaced({ draftKey, text, typed, instead, onBack }: Replaced) {
  offerTakeBack(text, () => {
    const putBack = putBackInto.find(draftKey);
    if (putBack) putBack(typed, instead);
    else if (storeLocalDraft(draftKey, withTypedSince(draftKey, typed, instead)))
      showToast({ tone: 'neutral', text: RESTORED_LATER });
    else return showToast({ tone: 'danger', text: NOT_RESTORED });
    onBack?.();
  });
}

/** The input together with what was typed before the form was closed. */
const withTypedSince = (draftKey: string, typed: object, instead: object) =>
  rebased(typed, instead, readLocalDraft(draftKey)?.values ?? instead);

/** Lets the surrounding form take replaced input back. What was typed since then stays. */
export function useReplaced(draftKey: string) {
  const { values, setValues } = useFormikContext<object>();
  useEffect(
    () => putBackInto.announce(draftKey, (typed, instead) => void setValues(rebased(typed, instead, values))),
    [draftKey, values, setValues],
  );
}
