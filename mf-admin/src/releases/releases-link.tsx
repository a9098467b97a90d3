import { Icon, LinkButton } from '@portal/ui/core';
import { MESSAGES } from './messages';

/** Leads to the releases of the portal's parts, from the pages of administrators. */
export const ReleasesLink = () => (
  <LinkButton to="/admin/releases" icon={<Icon name="retry" />}>
    {MESSAGES.title}
  </LinkButton>
);
