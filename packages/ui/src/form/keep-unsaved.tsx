import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { use, useEffect, useRef, useState } from 'react';
import { inShapeOf } from './same-shape';
import { closeCopy, forgetUnsaved, keepCopy, readCopy, writeCopy } from './unsaved-copies';
import type { UnsavedCopy } from './unsaved-copies';
import { UnsavedFormsContext } from './unsaved-forms';
import type { NextLocation } from './unsaved-forms';

/** Props of `KeepUnsaved`. */
export interface KeepUnsavedProps {
  /** Tells the copy apart from all others: who types, and into which record. */
  copyKey: string;
  /** Whether going there leaves the form; unless said otherwise, a change of the path does. */
  isLeaving?: ((next: NextLocation) => boolean) | undefined;
}

type Values = Record<string, unknown>;

/**
 * Keeps what is typed into the `Formik` around it in this browser until it is saved (the form is not dirty any more, or
 * `forgetUnsaved`), and restores it when the form is opened again. Inside `UnsavedForms`, leaving asks first.
 */
export function KeepUnsaved({ copyKey, isLeaving }: KeepUnsavedProps) {
  const form = useFormikContext<Values>();
  const restored = useRestored(copyKey);
  useKept(copyKey);
  useAsking(copyKey, isLeaving);

  const discard = () => {
    forgetUnsaved(copyKey);
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

/** Puts a copy that was kept back into the form, once. Its version stays the old one: what others saved is not undone. */
function useRestored(copyKey: string) {
  const { initialValues, setValues } = useFormikContext<Values>();
  const [restored, setRestored] = useState<UnsavedCopy | null>(null);
  useEffect(() => {
    const copy = readCopy(copyKey);
    if (!copy) return;
    const values = inShapeOf(initialValues, copy.values);
    if (contentOf(values) === contentOf(initialValues)) {
      forgetUnsaved(copyKey);
      return;
    }
    void setValues(values);
    setRestored(copy);
    // Once per form: later values are typed, not restored.
    // eslint-disable-next-line react/exhaustive-deps
  }, [copyKey]);
  return restored;
}

/** Follows the form: keeps what is typed, and forgets it once it is saved. */
function useKept(copyKey: string) {
  const { values, dirty } = useFormikContext<Values>();
  const wasDirty = useRef(false);
  useEffect(() => {
    if (dirty) keepCopy(copyKey, values);
    else if (wasDirty.current) forgetUnsaved(copyKey);
    wasDirty.current = dirty;
  }, [copyKey, values, dirty]);
  useEffect(() => {
    const write = () => writeCopy(copyKey);
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      closeCopy(copyKey);
    };
  }, [copyKey]);
}

function useAsking(copyKey: string, isLeaving: KeepUnsavedProps['isLeaving']) {
  const register = use(UnsavedFormsContext);
  useEffect(() => register?.({ copyKey, isLeaving }), [register, copyKey, isLeaving]);
}

/** What a form holds, without the version of the record it was made from. */
const contentOf = ({ version: _version, ...content }: Values) => JSON.stringify(content);

/** A moment as `yyyy-mm-dd hh:mm` where the reader is. */
function formatMoment(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
