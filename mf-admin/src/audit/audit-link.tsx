import { Icon, LinkButton } from '@portal/ui/core';
import { MESSAGES } from './messages';

/** Leads to the record of all changes, from the pages that it is about. */
export const AuditLink = () => (
  <LinkButton to="/admin/audit" icon={<Icon name="view" />}>
    {MESSAGES.title}
  </LinkButton>
);
