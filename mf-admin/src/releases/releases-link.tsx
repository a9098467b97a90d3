import { LinkButton } from '@portal/ui/core';
import { MESSAGES } from './messages';

/** Leads to the releases of the portal's parts, from the pages of administrators. */
export const ReleasesLink = () => <LinkButton to="/admin/releases">{MESSAGES.title}</LinkButton>;
