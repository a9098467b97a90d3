import { Icon, LinkButton } from '@portal/ui/core';
import { PAGE_TITLES } from './page-titles';

/** Link to the audit log. */
export const AuditLink = () => (
  <LinkButton to="/admin/audit" icon={<Icon name="view" />}>
    {PAGE_TITLES.audit}
  </LinkButton>
);

/** Link to the settings of the installation. */
export const SettingsLink = () => <LinkButton to="/admin/settings">{PAGE_TITLES.settings}</LinkButton>;

/** Link to the releases. */
export const ReleasesLink = () => <LinkButton to="/admin/releases">{PAGE_TITLES.releases}</LinkButton>;
