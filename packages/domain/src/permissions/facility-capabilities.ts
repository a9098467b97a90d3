import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, STAFF, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

const ALL_READERS = row(401, 403, 403, 403, 403, 'yes', 'yes', 'yes');
const MINE = row(401, 'asOwner', 'asOwner', 404, 404, 404, 404, 404);
const READERS = row(401, 'yes', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const RECORD_READERS = row(401, 'asOwner', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
/** Owners see their own actions and the steps of their application, without the names of reviewers. */
const HISTORY_READERS = row(401, 'asOwner', 403, 403, 403, 'yes', 'yes', 'yes');
const CONTENT = row(401, 'whileEditable', 403, 403, 403, 'whileEditable', 403, 'whileEditable');
/** Staff may correct names and addresses of contacts even after the submission. */
const CONTACTS = row(401, 'whileEditable', 403, 403, 403, 'yes', 403, 'yes');
const INVITATIONS = row(401, 403, 403, 403, 403, 403, 403, 'whileInvitable');
const DEPUTIES = row(401, 'yes', 403, 403, 403, 'yes', 'yes', 'yes');
/** Deputies cannot name other deputies, and can only remove themselves. */
const NAMING = row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes');
const APPROVED = row(
  401,
  'onceConfigurationApproved',
  403,
  'onceConfigurationApproved',
  'onceConfigurationApproved',
  'onceConfigurationApproved',
  'onceConfigurationApproved',
  'onceConfigurationApproved',
);

export const FACILITY_CAPABILITIES = {
  'facility.list-certified': EVERYBODY,
  'open-data.read': EVERYBODY,
  'facility.list': ALL_READERS,
  'network-figures.read': ALL_READERS,
  'facility.register': STAFF,
  'facility.list-own': SIGNED_IN,
  'facility.read-own': MINE,
  'facility.read': RECORD_READERS,
  'facility.read-displayed-status': READERS,
  'facility.edit': {
    ...CONTACTS,
    parts: {
      content: CONTENT,
      contacts: CONTACTS,
      'acronym, pi_contact, type': STAFF,
      displayed_status: ADMINISTRATORS,
    },
  },
  'facility.edit-picture': CONTENT,
  'facility.invite': INVITATIONS,
  'facility.transfer': ADMINISTRATORS,
  'deputy.list': DEPUTIES,
  'deputy.name': { ...NAMING, De: 403 },
  'deputy.remove': { ...NAMING, parts: { 'another deputy': { ...NAMING, De: 403 } } },
  'facility.archive': row(401, 403, 403, 403, 403, 'whileNeverSubmitted', 403, 'whileNeverSubmitted'),
  'facility.read-history': HISTORY_READERS,
  'operational-configuration.read': APPROVED,
  'operational-configuration.list': row(401, 'yes', 403, 'yes', 'yes', 'yes', 'yes', 'yes'),
  'operational-configuration.list-changes': row(401, 403, 403, 'yes', 'yes', 'yes', 'yes', 'yes'),
  'operational-configuration.approve': { ...STAFF, isDecision: true, also: ['issue-nf-report'] },
  'operational-configuration.withdraw': { ...STAFF, isDecision: true, also: ['issue-nf-report'] },
} as const satisfies CapabilityTable;
