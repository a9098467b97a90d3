import { FormActions, KeepUnsaved, SubmitButton, useFormikContext } from '@portal/ui/form';
import type { KeepUnsavedProps } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import { Button, useIsOnline } from '@portal/ui/core';
import { KeepingNote } from '../unfinished/keeping-note';
import { TypedElsewhere } from '../unfinished/typed-elsewhere';
import type { Keeping, UnfinishedWriter } from '../unfinished/unfinished-writer';
import { SaveProblem } from './save-problem';
import '../instruments.css';
import './form.css';

export interface FormFootProps extends KeepUnsavedProps {
  saveLabel: string;
  keeping: Keeping;
  writer: UnfinishedWriter | null;
  /** Whether the instrument was never saved. */
  isNew: boolean;
  onCancel?: (() => void) | undefined;
}

/**
 * The sticky bar with the buttons of the form and everything that is to be known before they are used: input that was
 * restored, the state of the unfinished copy, and a copy that was typed on elsewhere.
 */
export function FormFoot({ saveLabel, keeping, writer, isNew, onCancel, ...draft }: FormFootProps) {
  const { dirty } = useFormikContext();
  const foot = useRef<HTMLDivElement>(null);
  const isWriting = useIsWriting(foot);
  const isAsking = keeping.state === 'conflict';
  const isKept = useWasKept(keeping);
  // What is not kept yet is sent when the form is left.
  const isOnServer = useIsOnline() && writer !== null && (keeping.state === 'kept' || keeping.state === 'idle');
  const isBelow = isWriting && !isAsking;
  return (
    <div ref={foot} className={isBelow ? 'ins-foot' : 'ins-foot ins-foot-sticky'}>
      <SaveProblem />
      <TypedElsewhere draftKey={draft.draftKey} keeping={keeping} writer={writer} isNew={isNew} />
      <FormActions>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <SubmitButton whileInvalid="explain">{saveLabel}</SubmitButton>
        <KeepUnsaved {...draft} isSilent={isAsking || isKept} isOnServer={isOnServer} />
        {dirty && !isAsking && (
          <>
            <span className="ins-note ins-unsaved">Unsaved changes</span>
            <KeepingNote keeping={keeping} />
          </>
        )}
      </FormActions>
    </div>
  );
}

/** Whether the input was kept on the server since the form was opened: what was restored is not the news any more. */
function useWasKept({ state }: Keeping): boolean {
  const [wasKept, setWasKept] = useState(false);
  if (state === 'kept' && !wasKept) setWasKept(true);
  return wasKept;
}

/**
 * Whether a text area has the focus in the form around an element. Browsers scroll the line with the caret to the edge
 * of the window, where the sticky bar would cover it.
 */
function useIsWriting(inside: { readonly current: HTMLElement | null }) {
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const follow = ({ type, target }: FocusEvent) =>
      setWriting(type === 'focusin' && target instanceof HTMLTextAreaElement);
    form?.addEventListener('focusin', follow);
    form?.addEventListener('focusout', follow);
    return () => {
      form?.removeEventListener('focusin', follow);
      form?.removeEventListener('focusout', follow);
    };
  }, [inside]);
  return isWriting;
}
