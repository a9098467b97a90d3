import { LinkButton } from '@portal/ui/core';
import { MESSAGES } from './messages';

/** Link to the releases. */
export const ReleasesLink = () => <LinkButton to="/admin/releases">{MESSAGES.title}</LinkButton>;
