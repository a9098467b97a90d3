import { FormActions, SubmitButton, useFormikContext } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@portal/ui/core';
import { KeepingNote } from '../unfinished/keeping-note';
import type { Keeping } from '../unfinished/unfinished-writer';
import { SaveProblem } from './save-problem';
import '../instruments.css';
import './form.css';

export interface FormFootProps {
  saveLabel: string;
  keeping: Keeping;
  onCancel?: (() => void) | undefined;
}

/** The sticky bar with the save button, the note on unsaved changes, and the state of the unfinished copy. */
export function FormFoot({ saveLabel, keeping, onCancel }: FormFootProps) {
  const { dirty } = useFormikContext();
  const foot = useRef<HTMLDivElement>(null);
  const isWriting = useIsWriting(foot);
  return (
    <div ref={foot} className={isWriting ? 'ins-foot' : 'ins-foot ins-foot-sticky'}>
      <SaveProblem />
      <FormActions>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <SubmitButton whileInvalid="explain">{saveLabel}</SubmitButton>
        {dirty && (
          <>
            <span className="ins-note">Unsaved changes</span>
            <KeepingNote keeping={keeping} />
          </>
        )}
      </FormActions>
    </div>
  );
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
