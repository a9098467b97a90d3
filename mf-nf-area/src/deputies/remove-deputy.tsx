import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { Deputy, NationalFacility } from '@portal/domain';
import { Button, FormError, Icon } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useNavigate } from '@portal/ui/router';
import { useState } from 'react';
import { useRemoveDeputyMutation } from '../api/deputies';
import { MESSAGES } from './messages';

const { remove: texts } = MESSAGES;

export interface RemoveDeputyProps {
  facility: NationalFacility;
  deputy: Deputy;
  isMe: boolean;
}

/** Removes a deputy after a confirmation. A deputy who leaves loses access to the facility's page. */
export function RemoveDeputy({ facility, deputy, isMe }: RemoveDeputyProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { confirm, close, isBusy, error } = useConfirmed(useRemoveDeputyMutation(), () => setAsking(false));
  const name = `${deputy.first_name} ${deputy.last_name}`;
  const leave = () => {
    if (isMe) void navigate('/edit-nf/?personalNf=true');
  };
  return (
    <>
      <Button
        icon={<Icon name="delete" />}
        aria-haspopup="dialog"
        aria-label={texts.of(name)}
        onClick={() => setAsking(true)}
      >
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        confirmLabel={texts.action}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void confirm({ id: facility._id, user: deputy._id }, leave)}
        question={
          <div className="nf-stack">
            <p>{isMe ? texts.leave(facility.pretty_name) : texts.question(name, facility.pretty_name)}</p>
            {error !== undefined && (
              <FormError title={texts.failedTitle}>{serverMessage(error) ?? texts.failed}</FormError>
            )}
          </div>
        }
      />
    </>
  );
}
