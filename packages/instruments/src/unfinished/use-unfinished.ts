import { useFormikContext } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { UnfinishedForm } from './unfinished-copy';
import { unfinishedWriter } from './unfinished-writer';
import type { Keeping, UnfinishedWriter, WriterStart } from './unfinished-writer';

/** Creates the writer of a form with these initial values, and follows the state of its copy. */
export function useUnfinishedWriter(
  form: UnfinishedForm | null,
  { initial, onMerged }: Pick<WriterStart, 'initial' | 'onMerged'>,
) {
  const [keeping, setKeeping] = useState<Keeping>(() =>
    form?.other ? { state: 'conflict', theirs: form.other.theirs, contested: null, isAgain: false } : { state: 'idle' },
  );
  const [writer] = useState<UnfinishedWriter | null>(
    () => form && unfinishedWriter({ ...form, initial, onMerged, onKeeping: setKeeping }),
  );
  return { writer, keeping };
}

/** Passes the input of the surrounding form to its writer, and discards the copy once the form is unchanged again. */
export function useTypedInto(writer: UnfinishedWriter | null) {
  const { values, dirty } = useFormikContext<object>();
  const wasDirty = useRef(false);
  useEffect(() => {
    if (dirty) writer?.type(values);
    else if (wasDirty.current) void writer?.discard();
    wasDirty.current = dirty;
  }, [writer, values, dirty]);
  useEffect(() => {
    const leave = () => writer?.flush(true);
    // Back from another window, where the other state may have been typed on.
    const look = () => void writer?.lookAgain();
    window.addEventListener('pagehide', leave);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('focus', look);
      // The next page may be another document, so the request must outlive this one.
      writer?.flush(true);
    };
  }, [writer]);
}
