import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, row } from './access-rules';
import type { MatrixRow } from './access-rules';

const READERS = row('public', 'asOwner', 'public', 'yes', 'onceSubmittedElsePublic', 'yes', 'yes', 'yes');
const SUGGESTION_READERS = row(401, 'yes', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const CONTENT = row(401, 'whileEditable', 403, 403, 403, 'whileEditable', 403, 'whileEditable');

/** Type lists, instruments, contact and e-mails. */
export const INSTRUMENT_CALLS = {
  'GET /types/instrument': EVERYBODY,
  'GET /types/instrument/status': EVERYBODY,
  'GET /types/instrument/location': EVERYBODY,
  'GET /types/instrument/additional-function': EVERYBODY,
  'GET /types/instrument/feature': EVERYBODY,
  'GET /types/instrument/channel-availability': EVERYBODY,
  'GET /types/compliance': EVERYBODY,
  'GET /types/acceptance': EVERYBODY,
  'GET /types/displayed-status': EVERYBODY,
  'GET /types/nf-types': EVERYBODY,
  'GET /lidar/channels/categories': EVERYBODY,
  'GET /lidar/system/:id': READERS,
  'GET /photometer/system/:id': READERS,
  'GET /open-data/lidar/:id': EVERYBODY,
  'GET /open-data/photometer/:id': EVERYBODY,
  'POST /lidar/system/edit/:id': CONTENT,
  'POST /photometer/system/edit/:id': CONTENT,
  'DELETE /lidar/system/:id': CONTENT,
  'DELETE /photometer/system/:id': CONTENT,
  'GET /lidar/system/:id/suggested-feasibility-compliance': SUGGESTION_READERS,
  'GET /lidar/system/:id/suggested-feature-compliance': SUGGESTION_READERS,
  'GET /lidar/system/:id/suggested-channel-compliance': SUGGESTION_READERS,
  'POST /contact': EVERYBODY,
  'GET /emails': { ...ADMINISTRATORS, also: ['view-emails'] },
  'GET /emails/:id': { ...ADMINISTRATORS, also: ['view-emails'] },
  'POST /emails/:id/resend': ADMINISTRATORS,
} as const satisfies Record<string, MatrixRow>;

const REPORT_READERS = row(401, 'onceReportExists', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const HIDDEN = 'asUploaderElseHidden' as const;
const UNLINKED = row(401, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 'yes');
const UPLOADER = 'asUploader' as const;
const UNLINKED_DELETERS = row(401, UPLOADER, UPLOADER, UPLOADER, UPLOADER, UPLOADER, UPLOADER, 'yes');
const KEPT = row(401, 'never', 'never', 'never', 'never', 'never', 'never', 'never');

const READ_FILE = {
  ...EVERYBODY,
  parts: { picture: EVERYBODY, 'plan or report': REPORT_READERS, shared: SIGNED_IN, unlinked: UNLINKED },
} as const;

/** Files, by what they are used as. */
export const FILE_CALLS = {
  'POST /files': SIGNED_IN,
  'GET /files': ADMINISTRATORS,
  'POST /files/:id/share': ADMINISTRATORS,
  'GET /files/:id': READ_FILE,
  'GET /download/:id': READ_FILE,
  'DELETE /files/:id': {
    ...SIGNED_IN,
    parts: { picture: CONTENT, 'plan or report': KEPT, shared: ADMINISTRATORS, unlinked: UNLINKED_DELETERS },
  },
} as const satisfies Record<string, MatrixRow>;
