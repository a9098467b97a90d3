import {
  EVENT_KINDS,
  FILE_FLAGS,
  FLEXIBILITIES,
  presentLimits,
  qaNote,
  QA_SETTINGS,
  QA_TEST_TYPES,
  qaFlags,
  SUPPORT_KINDS,
  SUPPORT_PERMISSIONS,
  URGENCIES,
} from '@portal/domain';
import { call } from '../../platform/http/call';

const types = () =>
  QA_TEST_TYPES.map((type) => ({
    ...type,
    flags: qaFlags(type.code, presentLimits(type.code)),
    note: qaNote(type.code),
  }));

/** The kinds of support, each with the permission that arranges it. */
const supportKinds = () =>
  SUPPORT_KINDS.map(({ group, ...kind }) => ({ ...kind, permission: SUPPORT_PERMISSIONS[group] }));

/** The types of quality assurance tests, and the kinds of support. */
export const qaTypeCalls = [
  call('GET /types/qa-tests', {
    capability: 'type-list.read',
    stage: '1b',
    summary: 'Types of quality assurance tests',
    answers:
      'Every type with its interval in months (null: once), the events after which it is repeated, and its flags; the flags of files, the kinds of events, and the settings with their version.',
    handle: async () => ({
      types: types(),
      file_flags: FILE_FLAGS,
      events: EVENT_KINDS,
      settings: QA_SETTINGS,
    }),
  }),
  call('GET /types/support-kinds', {
    capability: 'type-list.read',
    stage: '1b',
    summary: 'Kinds of support that a facility asks for',
    answers:
      'Every kind with the permission that arranges it; how far the wanted time may be moved, and how urgent a request can be.',
    handle: async () => ({ kinds: supportKinds(), flexibilities: FLEXIBILITIES, urgencies: URGENCIES }),
  }),
];
