import { PageTitle } from '@portal/ui/core';
import { useCallback } from 'react';
import { AuditLink } from '../audit/audit-link';
import { EmailLog } from '../emails/email-log';
import { EmailDialog } from '../emails/email-dialog';
import '../emails/emails.css';
import { MESSAGES } from '../emails/messages';
import { useOpenEmail } from '../emails/use-open-email';
import { ReleasesLink } from '../releases/releases-link';
import '../page.css';

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
