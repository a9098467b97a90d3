import { ADMINISTRATORS, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

/** Administrators read all settings, other users only those that pages and documents show. */
const READERS = row('public', 'public', 'public', 'public', 'public', 'public', 'public', 'yes');

export const INSTALLATION_CAPABILITIES = {
  'installation.read': READERS,
  'installation.edit': ADMINISTRATORS,
} as const satisfies CapabilityTable;
