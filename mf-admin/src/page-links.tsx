import { Icon, LinkButton } from '@portal/ui/core';
import { MESSAGES as AUDIT } from './audit/messages';
import { MESSAGES as RELEASES } from './releases/messages';

/** Link to the audit log. */
export const AuditLink = () => (
  <LinkButton to="/admin/audit" icon={<Icon name="view" />}>
    {AUDIT.title}
  </LinkButton>
);

/** Link to the releases. */
export const ReleasesLink = () => <LinkButton to="/admin/releases">{RELEASES.title}</LinkButton>;
