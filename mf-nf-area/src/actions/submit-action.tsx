import type { NationalFacility } from '@portal/domain';
import { formatDay, Icon } from '@portal/ui/core';
import { focusSelfCheck } from '../check/self-check';
import type { Findings } from '../check/use-completeness';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { Action } from './action';
import { SubmitDialog } from './submit-dialog';
import { useDialog } from './use-dialog';

export interface SubmitActionProps {
  facility: NationalFacility;
  isEditable: boolean;
  completeness: Findings;
}

const { actions, check } = MESSAGES;

/** Submits the application after a confirmation, as it is final; an incomplete one leads to its gaps. */
export function SubmitAction({ facility, isEditable, completeness }: SubmitActionProps) {
  const { go } = useUrlState();
  const window = useDialog(isEditable);
  const { date } = facility.submissions.initial_acceptance;
  const known = completeness === 'failed' ? null : completeness;
  const isComplete = known?.missing.length === 0;

  const showCheck = () => {
    go({ isChecking: true });
    focusSelfCheck();
  };

  return (
    <>
      <Action
        label={actions.submit}
        type={isComplete ? 'primary' : 'default'}
        icon={<Icon name="send" />}
        isEnabled={isEditable}
        note={noteOf(isEditable, completeness, formatDay(date))}
        noteRef={window.note}
        onClick={isComplete ? window.show : showCheck}
      />
      {window.isThere && <SubmitDialog facility={facility} warnings={known?.warnings ?? []} {...window.props} />}
    </>
  );
}

function noteOf(isEditable: boolean, completeness: Findings, submittedOn: string | null): string {
  if (!isEditable) return submittedOn ? actions.submittedOn(submittedOn) : actions.readOnly;
  if (completeness === null) return actions.checking;
  if (completeness === 'failed') return check.failed;
  return completeness.missing.length > 0 ? actions.missing(completeness.missing.length) : actions.ready;
}
