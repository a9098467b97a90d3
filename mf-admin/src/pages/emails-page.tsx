import { PageTitle } from '@portal/ui/core';
import { useCallback } from 'react';
import { Modal } from '@portal/ui/overlay';
import { useUrlParameter } from '@portal/ui/router';
import { EmailLog } from '../emails/email-log';
import '../emails/emails.css';
import { MESSAGES } from '../emails/messages';
import '../page.css';
import { EmailDetails } from '../emails/email-details';

/** The parameter with the id of the email whose details are open. */
const PARAMETER = 'email';

/** `/admin/email`: the email log. */
export function EmailsPage() {
  const [id, open] = useUrlParameter(PARAMETER);
  const close = useCallback(() => open(null), [open]);
  return (
    <div className="adm-page">
      <PageTitle title={MESSAGES.title} />
      <EmailLog onOpen={open} />
      <EmailDialog id={id} onClose={close} />
    </div>
  );
}

interface EmailDialogProps {
  /** Id of the email; `null` closes the dialog. */
  id: string | null;
  onClose: () => void;
}

// Width of the mail layout plus margins.
const WIDTH_PX = 760;

const EmailDialog = ({ id, onClose }: EmailDialogProps) => (
  <Modal
    open={id !== null}
    title={MESSAGES.dialog.title}
    width={WIDTH_PX}
    footer={null}
    onCancel={onClose}
    destroyOnHidden
  >
    {id !== null && <EmailDetails id={id} onClose={onClose} />}
  </Modal>
);
