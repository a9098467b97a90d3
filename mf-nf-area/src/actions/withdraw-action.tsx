import { refusalOf, useProfile } from '@portal/api-slice';
import { isEvaluated, STEPS } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ReasonDialog } from '@portal/facilities';
import { useWithdrawApplicationMutation } from '../api/acceptance';
import { Action } from './action';
import { useDialog } from './use-dialog';
import { WITHDRAW_MESSAGES as texts } from './withdraw-messages';

/** Withdraws a submitted application, with a reason. */
export function WithdrawAction({ facility }: { facility: NationalFacility }) {
  const { status } = facility.submissions.initial_acceptance;
  const isPossible = STEPS.withdraw.moves[status.code] !== undefined;
  const dialog = useDialog(isPossible);
  const userId = useProfile()?._id;
  const [withdraw, { isSuccess }] = useWithdrawApplicationMutation();
  const { _id: id, acronym } = facility;
  // The line is shown after a withdrawal; otherwise an unavailable action needs none.
  if (isEvaluated(status.code) || (!isPossible && !isSuccess)) return null;
  return (
    <>
      <Action
        label={texts.open}
        isEnabled={isPossible}
        note={isPossible ? texts.possible : texts.done}
        noteRef={dialog.note}
        onClick={dialog.show}
      />
      {dialog.isThere && (
        <ReasonDialog
          isOpen={dialog.props.open}
          title={texts.title(acronym)}
          effects={texts.effects}
          hint={texts.hint}
          confirmLabel={texts.open}
          draftKey={`${userId}:withdraw:${id}`}
          onConfirm={async (reason) => refusalOf((await withdraw({ id, reason })).error)}
          onClose={dialog.props.onClose}
          onClosed={dialog.props.onClosed}
        />
      )}
    </>
  );
}
