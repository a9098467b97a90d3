import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { use, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { inShapeOf } from './same-shape';
import {
  closeLocalDraft,
  forgetUnsaved,
  keepLocalDraft,
  moveLocalDraft,
  readLocalDraft,
  writeLocalDraft,
} from './local-drafts';
import type { LocalDraft } from './local-drafts';
import { UnsavedFormsContext } from './unsaved-forms';
import type { NextLocation } from './unsaved-forms';
import { RecordFormContext } from './use-record-form';

/** Props of `KeepUnsaved`. */
export interface KeepUnsavedProps {
  /** Tells the copy apart from all others: who types, and into which record. */
  draftKey: string;
  /** The key under which an earlier release kept it. */
  formerKey?: string | undefined;
  /** Whether going there leaves the form; unless said otherwise, a change of the path does. */
  isLeaving?: ((next: NextLocation) => boolean) | undefined;
}

type Values = Record<string, unknown>;

/**
 * Keeps what is typed into the `Formik` around it in this browser until it is saved (the form is not dirty any more, or
 * `forgetUnsaved`), and restores it when the form is opened again. Inside `UnsavedForms`, leaving asks first.
 */
export function KeepUnsaved({ draftKey, formerKey, isLeaving }: KeepUnsavedProps) {
  const form = useFormikContext<Values>();
  useHandedIn();
  const restored = useRestored(draftKey, formerKey);
  useKept(draftKey);
  useAsking(draftKey, isLeaving);

  const discard = () => {
    forgetUnsaved(draftKey);
    form.resetForm();
  };
  const isShown = restored !== null && form.dirty;
  return (
    <div className={isShown ? 'p-restored' : 'p-visually-hidden'}>
      <output>
        {isShown && `Unsaved changes from ${formatMoment(restored.at)} were restored.`}
        {isShown && restored.values.version !== form.initialValues.version && ' The saved version has changed since.'}
      </output>
      {isShown && (
        <Button size="small" onClick={discard}>
          Discard them
        </Button>
      )}
    </div>
  );
}

/** Gives the form to the `RecordFormFrame` around it, where there is one. */
function useHandedIn() {
  const form = useFormikContext<object>();
  useImperativeHandle(use(RecordFormContext), () => form);
}

/** Puts a copy that was kept back into the form, once. Its version stays the old one: what others saved is not undone. */
function useRestored(draftKey: string, formerKey: string | undefined) {
  const { initialValues, setValues } = useFormikContext<Values>();
  const [restored, setRestored] = useState<LocalDraft | null>(null);
  useEffect(() => {
    if (formerKey !== undefined) moveLocalDraft(formerKey, draftKey);
    const copy = readLocalDraft(draftKey);
    if (!copy) return;
    const values = inShapeOf(initialValues, copy.values);
    if (contentOf(values) === contentOf(initialValues)) {
      forgetUnsaved(draftKey);
      return;
    }
    void setValues(values);
    setRestored(copy);
    // Once per form: later values are typed, not restored.
    // eslint-disable-next-line react/exhaustive-deps
  }, [draftKey]);
  return restored;
}

/** Follows the form: keeps what is typed, and forgets it once it is saved. */
function useKept(draftKey: string) {
  const { values, dirty } = useFormikContext<Values>();
  const wasDirty = useRef(false);
  useEffect(() => {
    if (dirty) keepLocalDraft(draftKey, values);
    else if (wasDirty.current) forgetUnsaved(draftKey);
    wasDirty.current = dirty;
  }, [draftKey, values, dirty]);
  useEffect(() => {
    const write = () => writeLocalDraft(draftKey);
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      closeLocalDraft(draftKey);
    };
  }, [draftKey]);
}

function useAsking(draftKey: string, isLeaving: KeepUnsavedProps['isLeaving']) {
  const register = use(UnsavedFormsContext);
  useEffect(() => register?.({ draftKey, isLeaving }), [register, draftKey, isLeaving]);
}

/** What a form holds, without the version of the record it was made from. */
const contentOf = ({ version: _version, ...content }: Values) => JSON.stringify(content);

/** A moment as `yyyy-mm-dd hh:mm` where the reader is. */
function formatMoment(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
