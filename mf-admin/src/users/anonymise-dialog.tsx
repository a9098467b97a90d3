import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useAnonymiseUserMutation } from '../api/users';
import { MESSAGES } from './messages';
import { useUserUrlState } from './use-user-url-state';

export interface AnonymiseDialogProps {
  /** The user to anonymise; undefined closes the dialog. */
  user: User | undefined;
  onDone: () => void;
}

const { anonymise: texts } = MESSAGES;

/** Confirms that a former user's name and address are removed permanently. */
export function AnonymiseDialog({ user, onDone }: AnonymiseDialogProps) {
  const { go } = useUserUrlState();
  const { confirm, close, isBusy, error } = useConfirmed(useAnonymiseUserMutation(), () => go({ anonymise: null }));
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => user && void confirm(user._id, onDone)}
      question={
        user && (
          <div className="adm-stack">
            <p>{texts.question(`${user.first_name} ${user.last_name}`, user.email)}</p>
            <Effects title={texts.removed} effects={texts.removedFrom} />
            <Effects title={texts.stays} effects={texts.staying} />
            <p>
              <strong>{texts.noWayBack}</strong>
            </p>
            {error !== undefined && (
              <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
            )}
          </div>
        )
      }
    />
  );
}

const Effects = ({ title, effects }: { title: string; effects: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <ul>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </div>
);
