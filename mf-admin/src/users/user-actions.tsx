import type { User } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { useUserUrlState } from './use-user-url-state';

const { table: texts } = MESSAGES;

/** What can be done with a user in the table; who cannot log in needs no password, and nobody can be anonymised twice. */
export function UserActions({ user }: { user: User }) {
  const { go } = useUserUrlState();
  if (user.anonymised) return null;
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
      {user.deactivated ? (
        <Button
          danger
          icon={<Icon name="delete" />}
          aria-haspopup="dialog"
          aria-label={`${texts.anonymise} ${user.email}`}
          onClick={() => go({ anonymise: user._id })}
        >
          {texts.anonymise}
        </Button>
      ) : (
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
