import { PageTitle } from '@portal/ui/core';
import { useCallback } from 'react';
import { Modal } from '@portal/ui/overlay';
import { useSearchParams } from '@portal/ui/router';
import { AuditLink } from '../audit/audit-link';
import { EmailLog } from '../emails/email-log';
import '../emails/emails.css';
import { MESSAGES } from '../emails/messages';
import { ReleasesLink } from '../releases/releases-link';
import '../page.css';
import { EmailDetails } from '../emails/email-details';

/** `/admin/email` */
export function EmailsPage() {
  const { id, open } = useOpenEmail();
  const close = useCallback(() => open(null), [open]);
  return (
    <div className="adm-page">
      <PageTitle title={MESSAGES.title}>
        <div className="adm-buttons">
          <AuditLink />
          <ReleasesLink />
        </div>
      </PageTitle>
      <EmailLog onOpen={open} />
      <EmailDialog id={id} onClose={close} />
    </div>
  );
}

/** Props of `EmailWindow`. */
interface EmailWindowProps {
  /** Of the e-mail to show; nothing is shown without. */
  id: string | null;
  onClose: () => void;
}

// As wide as the messages are, and the margins around them.
const WIDTH_PX = 760;

/** The details of an e-mail. */
const EmailDialog = ({ id, onClose }: EmailWindowProps) => (
  <Modal
    open={id !== null}
    title={MESSAGES.window.title}
    width={WIDTH_PX}
    footer={null}
    onCancel={onClose}
    destroyOnHidden
  >
    {id !== null && <EmailDetails id={id} />}
  </Modal>
);

const PARAMETER = 'email';

/** Id of the e-mail whose details are open, and how to open and close them. It stands in the address. */
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
