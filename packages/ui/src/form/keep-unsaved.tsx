import { useFormikContext } from 'formik';
import { use, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../core/button';
import { formatMoment } from '../core/format';
import { offerReplaced, useReplaced } from './replaced-input';
import { inShapeOf } from './same-shape';
import {
  closeLocalDraft,
  forgetUnsaved,
  keepLocalDraft,
  moveLocalDraft,
  openLocalDraft,
  readLocalDraft,
  resetLocalDraft,
  rewriteLocalDraft,
  writeLocalDraft,
} from './local-drafts';
import type { LocalDraft } from './local-drafts';
import { isSameContent, restoredOver } from './shared-draft';
import type { Typed, Values } from './shared-draft';
import { UnsavedFormsContext } from './unsaved-forms';
import type { NextLocation, UnsavedForm } from './unsaved-forms';
import { RecordFormContext } from './use-record-form';

export interface KeepUnsavedProps {
  /** Identifies the draft by user and record. */
  draftKey: string;
  /** The key under which an earlier release stored the draft. */
  formerKey?: string | undefined;
  /** Whether a navigation leaves the form; by default, any change of the path. */
  isLeaving?: ((next: NextLocation) => boolean) | undefined;
  /** Leaves out the notice that input was restored, while the form says more about it itself. */
  isSilent?: boolean | undefined;
  /** Whether the input is kept on the server too, where it can be continued on any device. */
  isOnServer?: boolean | undefined;
}

const MS_PER_SECOND = 1000;
const DISCARDED = 'What you typed is discarded.';

/**
 * Keeps unsaved input of the surrounding `Formik` as a local draft and restores it when the form is opened again. The
 * draft ends when the form is no longer dirty or with `forgetUnsaved`. Inside `UnsavedForms`, leaving asks first.
 * Discarding what was restored can be taken back for a short time.
 */
export function KeepUnsaved({
  draftKey,
  formerKey,
  isLeaving,
  isSilent = false,
  isOnServer = false,
}: KeepUnsavedProps) {
  const form = useFormikContext<Values>();
  useHandedIn();
  const restored = useRestored(draftKey, formerKey);
  useDraft(draftKey);
  useAsking({ draftKey, isLeaving, isOnServer });
  useReplaced(draftKey);

  const discard = () => {
    forgetUnsaved(draftKey);
    form.resetForm();
    offerReplaced({ draftKey, text: DISCARDED, typed: form.values, instead: form.initialValues });
  };
  const isShown = restored !== null && form.dirty && !isSilent;
  return (
    <div className={isShown ? 'p-restored' : 'p-visually-hidden'}>
      <output>
        {isShown &&
          (restored.origin ?? `Unsaved changes from ${formatMoment(restored.at / MS_PER_SECOND)} were restored.`)}
        {isShown && restored.values.version !== form.initialValues.version && ' The saved version has changed since.'}
      </output>
      {isShown && (
        <Button size="small" onClick={discard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}

/** Passes the form to the enclosing `RecordFormFrame`, if any. */
function useHandedIn() {
  const form = useFormikContext<object>();
  useImperativeHandle(use(RecordFormContext), () => form);
}

/** Restores a draft into the form once. The draft keeps its record version, so that changes by others are detected. */
function useRestored(draftKey: string, formerKey: string | undefined) {
  const { initialValues, setValues } = useFormikContext<Values>();
  const [restored, setRestored] = useState<LocalDraft | null>(null);
  // Before the form is painted, since the notice would push its fields down.
  useLayoutEffect(() => {
    if (formerKey !== undefined) moveLocalDraft(formerKey, draftKey);
    const copy = readLocalDraft(draftKey);
    const typed = copy && typedIn(copy, initialValues);
    if (!typed || isSameContent(typed.values, initialValues)) {
      if (copy) forgetUnsaved(draftKey);
      openLocalDraft(draftKey, initialValues);
      return;
    }
    openLocalDraft(draftKey, initialValues, typed);
    void setValues(typed.values);
    setRestored(copy);
    // Runs once per form; later values are input.
    // eslint-disable-next-line react/exhaustive-deps
  }, [draftKey]);
  return restored;
}

/** What a draft has for a form. Without its base, all that differs from the form counts as typed. */
function typedIn(copy: LocalDraft, initial: Values): Typed {
  const values = inShapeOf(initial, copy.values);
  return copy.base ? restoredOver(initial, { values, base: inShapeOf(initial, copy.base) }) : { values, base: initial };
}

/** Stores the form's values as a draft, and discards the draft once they are saved. */
function useDraft(draftKey: string) {
  const { values, initialValues, dirty } = useFormikContext<Values>();
  const wasDirty = useRef(false);
  useEffect(() => resetLocalDraft(draftKey, initialValues), [draftKey, initialValues]);
  useEffect(() => {
    if (dirty) keepLocalDraft(draftKey, values);
    else if (wasDirty.current) forgetUnsaved(draftKey);
    wasDirty.current = dirty;
  }, [draftKey, values, dirty]);
  useEffect(() => {
    const write = () => writeLocalDraft(draftKey);
    const leave = () => rewriteLocalDraft(draftKey);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', write);
      closeLocalDraft(draftKey);
    };
  }, [draftKey]);
}

function useAsking({ draftKey, isLeaving, isOnServer }: UnsavedForm) {
  const register = use(UnsavedFormsContext);
  useEffect(() => register?.({ draftKey, isLeaving, isOnServer }), [register, draftKey, isLeaving, isOnServer]);
}
