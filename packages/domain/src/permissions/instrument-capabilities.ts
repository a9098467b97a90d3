import { ADMINISTRATORS, EVERYBODY, SIGNED_IN, row } from './access-rules';
import type { CapabilityTable } from './access-rules';
import { LABEL_REASON_READERS } from './label-capabilities';
import { TEST_READERS } from './qa-capabilities';

const READERS = row('public', 'asOwner', 'public', 'yes', 'onceSubmittedElsePublic', 'yes', 'yes', 'yes');
const CONTENT = row(401, 'whileEditable', 403, 403, 403, 'whileEditable', 403, 'whileEditable');

/** Unsaved input is private to the facility: staff see an instrument only once it is saved. */
const UNFINISHED = row(401, 'whileEditable', 403, 403, 403, 403, 403, 403);

export const INSTRUMENT_CAPABILITIES = {
  'type-list.read': EVERYBODY,
  'instrument.read': READERS,
  'instrument.add': CONTENT,
  'instrument.edit': { ...CONTENT, Ow: 'whileEditableOrOpened', De: 'whileEditableOrOpened' },
  'instrument.delete': CONTENT,
  'instrument.read-unfinished': UNFINISHED,
  'instrument.keep-unfinished': UNFINISHED,
  'instrument.discard-unfinished': UNFINISHED,
  'contact.send': EVERYBODY,
  'email.read': { ...ADMINISTRATORS, also: ['view-emails'] },
  'email.resend': ADMINISTRATORS,
} as const satisfies CapabilityTable;

const REPORT_READERS = row(401, 'onceReportExists', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const ANSWER_READERS = row(401, 'yes', 403, 'yes', 403, 'yes', 403, 'yes');
const HIDDEN = 'asUploaderElseHidden' as const;
const UNLINKED = row(401, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 'yes');
const UPLOADER = 'asUploader' as const;
const UNLINKED_DELETERS = row(401, UPLOADER, UPLOADER, UPLOADER, UPLOADER, UPLOADER, UPLOADER, 'yes');
const KEPT = row(401, 'never', 'never', 'never', 'never', 'never', 'never', 'never');

const READ_FILE = {
  ...EVERYBODY,
  parts: {
    picture: EVERYBODY,
    'accepted picture': EVERYBODY,
    logo: EVERYBODY,
    'plan or report': REPORT_READERS,
    answer: ANSWER_READERS,
    'test file': TEST_READERS,
    'file of a request': row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes'),
    certificate: row(401, 'yes', 403, 'onceAccepted', 'onceAccepted', 'yes', 'onceAccepted', 'yes'),
    'label document': LABEL_REASON_READERS,
    shared: SIGNED_IN,
    unlinked: UNLINKED,
  },
} as const;

/** Files, by their use. */
export const FILE_CAPABILITIES = {
  'file.upload': SIGNED_IN,
  'file.list-shared': ADMINISTRATORS,
  'file.share': ADMINISTRATORS,
  'file.read': READ_FILE,
  'file.delete': {
    ...SIGNED_IN,
    parts: {
      picture: CONTENT,
      'accepted picture': KEPT,
      logo: ADMINISTRATORS,
      'plan or report': KEPT,
      answer: KEPT,
      'test file': KEPT,
      'file of a request': KEPT,
      certificate: KEPT,
      'label document': KEPT,
      shared: ADMINISTRATORS,
      unlinked: UNLINKED_DELETERS,
    },
  },
} as const satisfies CapabilityTable;
