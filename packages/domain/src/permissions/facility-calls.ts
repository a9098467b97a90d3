import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, STAFF, row } from './access-rules';
import type { MatrixRow } from './access-rules';

const ALL_READERS = row(401, 403, 403, 403, 403, 'yes', 'yes', 'yes');
const MINE = row(401, 'asOwner', 'asOwner', 404, 404, 404, 404, 404);
const READERS = row(401, 'yes', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const RECORD_READERS = row(401, 'asOwner', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
/** Owners see what they did and the steps of their application; names of reviewers are not theirs to know. */
const HISTORY_READERS = row(401, 'asOwner', 403, 403, 403, 'yes', 'yes', 'yes');
const CONTENT = row(401, 'whileEditable', 403, 403, 403, 'whileEditable', 403, 'whileEditable');
/** Staff keep names and addresses of people right after the submission too. */
const CONTACTS = row(401, 'whileEditable', 403, 403, 403, 'yes', 403, 'yes');
const INVITATIONS = row(401, 403, 403, 403, 403, 403, 403, 'whileInvitable');
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

/** National facilities. */
export const FACILITY_CALLS = {
  'GET /national-facility/certified': EVERYBODY,
  'GET /open-data/facilities.geojson': EVERYBODY,
  'GET /open-data/facilities.csv': EVERYBODY,
  'GET /national-facility/all': ALL_READERS,
  'POST /national-facility/register': STAFF,
  'GET /my/national-facility': SIGNED_IN,
  'GET /my/national-facilities': SIGNED_IN,
  'GET /my/national-facility/general-info': MINE,
  'GET /my/national-facility/lidars': MINE,
  'GET /my/national-facility/photometers': MINE,
  'GET /national-facility/:id/general-info': RECORD_READERS,
  'GET /national-facility/:id/displayed-status': READERS,
  'GET /national-facility/:id/lidars': RECORD_READERS,
  'GET /national-facility/:id/photometers': RECORD_READERS,
  'POST /national-facility/:id/edit/general-info': {
    ...CONTACTS,
    parts: { content: CONTENT, contacts: CONTACTS, 'acronym, pi_contact': STAFF, displayed_status: ADMINISTRATORS },
  },
  'POST /national-facility/:id/edit/picture': CONTENT,
  'POST /national-facility/:id/edit/add-lidar-system': CONTENT,
  'POST /national-facility/:id/edit/add-photometer-system': CONTENT,
  'POST /national-facility/:id/send-invitation': INVITATIONS,
  'POST /national-facility/:id/transfer': ADMINISTRATORS,
  'POST /national-facility/:id/due-date': row(
    401,
    403,
    403,
    403,
    403,
    'whileSomethingIsDue',
    403,
    'whileSomethingIsDue',
  ),
  'GET /national-facility/:id/history': HISTORY_READERS,
  'GET /national-facility/:id/operational-configuration': APPROVED,
} as const satisfies Record<string, MatrixRow>;
