import type { NationalFacility } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import type { ComponentType, Ref } from 'react';
import { focusSelfCheck } from '../check/self-check';
import type { Findings } from '../check/use-completeness';
import { MESSAGES } from '../messages';
import { isAdding, useUrlState } from '../url-state/use-url-state';
import { Action } from './action';
import { SubmitDialog } from './submit-dialog';
import { useDialog } from './use-dialog';

export interface SubmitActionProps {
  facility: NationalFacility;
  isEditable: boolean;
  completeness: Findings;
  /** Replaces the action once the application is submitted; its note is focusable. */
  Submitted: ComponentType<{ facility: NationalFacility; noteRef: Ref<HTMLParagraphElement> }>;
}

const { actions, check } = MESSAGES;

/**
 * Submits the application after a confirmation, since submission is final; an incomplete one opens its list of gaps.
 */
export function SubmitAction({ facility, isEditable, completeness, Submitted }: SubmitActionProps) {
  const { urlState, go } = useUrlState();
  const window = useDialog(isEditable);
  const known = completeness === 'failed' ? null : completeness;
  const isComplete = known?.missing.length === 0;

  const showCheck = () => {
    go({ isChecking: true });
    focusSelfCheck();
  };

  return (
    <>
      {isEditable && (
        <Action
          label={actions.submit}
          type={isComplete && !isAdding(urlState) ? 'primary' : 'default'}
          icon={<Icon name="send" />}
          isEnabled
          note={noteOf(completeness)}
          onClick={isComplete ? window.show : showCheck}
        />
      )}
      <Submitted facility={facility} noteRef={window.note} />
      {window.isThere && <SubmitDialog facility={facility} warnings={known?.warnings ?? []} {...window.props} />}
    </>
  );
}

function noteOf(completeness: Findings): string {
  if (completeness === null) return actions.checking;
  if (completeness === 'failed') return check.failed;
  return completeness.missing.length > 0 ? actions.incomplete : actions.ready;
}
