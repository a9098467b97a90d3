import { serverMessage, useConfirmed, useInviteFacilityMutation } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { MESSAGES } from './messages';

/** Props of `InviteWindow`. */
export interface InviteWindowProps {
  /** Whom to invite; nothing is asked without. */
  facility: NationalFacility | undefined;
  onClose: () => void;
}

const { invite: texts } = MESSAGES;

/** Asks before the leader of a facility is invited; a refusal is said in the window. */
export function InviteDialog({ facility, onClose }: InviteWindowProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useInviteFacilityMutation(), onClose);
  const shown = useLast(facility);
  if (!shown) return null;
  const { first_name, last_name, email } = shown.owner;
  return (
    <ConfirmDialog
      open={facility !== undefined}
      title={texts.title(shown.acronym)}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => facility && void confirm(facility._id)}
      question={
        <div className="adm-stack">
          <p>{texts.question}</p>
          <p>
            {texts.to(`${first_name} ${last_name}`, email)}
            {shown.submissions.initial_acceptance.status.code === 'invited' && ` ${texts.again}`}
          </p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
          )}
        </div>
      }
    />
  );
}
