import { stepBack, useProfile, useWithdrawApplicationMutation } from '@portal/api-slice';
import { isSubmitted, STEPS } from '@portal/domain';
import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { ReasonDialog } from '@portal/facilities';
import { MESSAGES } from '../messages';
import { Action } from './action';
import { useDialog } from './use-dialog';

const { actions, withdraw: texts } = MESSAGES;

/** Withdraws a submitted application, with a reason. */
export function WithdrawAction({ facility }: { facility: NationalFacility }) {
  const { status } = facility.submissions.initial_acceptance;
  const isPossible = STEPS.withdraw.moves[status.code] !== undefined;
  const window = useDialog(isPossible);
  const userId = useProfile()?._id;
  const [withdraw] = useWithdrawApplicationMutation();
  const { _id: id, acronym } = facility;
  return (
    <>
      <Action
        label={actions.withdraw}
        isEnabled={isPossible}
        note={noteOf(status.code)}
        noteRef={window.note}
        onClick={window.show}
      />
      {window.isThere && (
        <ReasonDialog
          isOpen={window.props.open}
          title={texts.title(acronym)}
          effects={texts.effects}
          hint={texts.hint}
          confirmLabel={actions.withdraw}
          draftKey={`${userId}:withdraw:${id}`}
          onConfirm={async (reason) => stepBack(await withdraw({ id, reason }))}
          onClose={window.props.onClose}
          onClosed={window.props.onClosed}
        />
      )}
    </>
  );
}

function noteOf(status: AcceptanceStatusCode): string {
  if (status in STEPS.withdraw.moves) return actions.withdrawable;
  return isSubmitted(status) ? actions.notWithdrawable : actions.notSubmitted;
}
