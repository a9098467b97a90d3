import { PageTitle } from '@portal/ui/core';
import { useCallback } from 'react';
import { Modal } from '@portal/ui/overlay';
import { useSearchParams } from '@portal/ui/router';
import { EmailLog } from '../emails/email-log';
import '../emails/emails.css';
import { MESSAGES } from '../emails/messages';
import '../page.css';
import { EmailDetails } from '../emails/email-details';

/** `/admin/email`: the email log. */
export function EmailsPage() {
  const { id, open } = useOpenEmail();
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
    {id !== null && <EmailDetails id={id} />}
  </Modal>
);

const PARAMETER = 'email';

/** Id of the email whose details are open, kept in the URL, and a function that opens and closes them. */
function useOpenEmail() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete(PARAMETER);
          else next.set(PARAMETER, id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { id: params.get(PARAMETER), open };
}
