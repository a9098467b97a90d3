import { EVENT_KINDS, FILE_FLAGS, presentLimits, QA_NOTES, QA_SETTINGS, QA_TEST_TYPES, qaFlags } from '@portal/domain';
import { call } from '../../platform/http/call';

const types = () =>
  QA_TEST_TYPES.map((type) => ({
    ...type,
    flags: qaFlags(type.code, presentLimits(type.code)),
    note: QA_NOTES[type.code] ?? null,
  }));

/** The types of quality assurance tests. */
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
];
