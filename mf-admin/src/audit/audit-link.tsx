import { Icon, LinkButton } from '@portal/ui/core';
import { MESSAGES } from './messages';

/** Link to the audit log. */
export const AuditLink = () => (
  <LinkButton to="/admin/audit" icon={<Icon name="view" />}>
    {MESSAGES.title}
  </LinkButton>
);
