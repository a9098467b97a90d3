import type { User } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { useUserPlace } from './use-user-place';

const { table: texts } = MESSAGES;

/** What can be done with a user in the table; who cannot log in needs no password. */
export function UserActions({ user }: { user: User }) {
  const { go } = useUserPlace();
  return (
    <span className="adm-row-actions">
      <Button
        icon={<Icon name="edit" />}
        aria-haspopup="dialog"
        aria-label={`${texts.edit} ${user.email}`}
        onClick={() => go({ edit: user._id })}
      >
        {texts.edit}
      </Button>
      {!user.deactivated && (
        <Button
          icon={<Icon name="retry" />}
          aria-haspopup="dialog"
          aria-label={texts.of(texts.reset, user.email)}
          onClick={() => go({ reset: user._id })}
        >
          {texts.reset}
        </Button>
      )}
    </span>
  );
}
