import { entryWords, type ProcessEvent } from './entry-words';

const ENTRIES: readonly [event: ProcessEvent, text: string, weight?: 'milestone'][] = [
  [{ kind: 'registered' }, 'The facility was registered.'],
  [{ kind: 'submitted', round: 1 }, 'The application was submitted.', 'milestone'],
  [{ kind: 'submitted', round: 2 }, 'The application was submitted for round 2.'],
  [
    { kind: 'preliminary-report', acceptance: 'conditionally' },
    'The preliminary report was issued: conditionally accepted.',
  ],
  [{ kind: 'final-report', acceptance: 'yes' }, 'The final report was issued: accepted.', 'milestone'],
  [{ kind: 'final-report', acceptance: 'no' }, 'The final report was issued: not accepted.', 'milestone'],
  [{ kind: 'version', number: 2, stage: '1b' }, 'Version 2 of what is accepted was recorded by an administrator.'],
  [{ kind: 'returned', round: 1 }, 'Round 1 ended: the application went back to the facility.'],
  [
    { kind: 'tests', types: ['telecover'], lidar: 'LIDAR-1', outcome: 'passed', isRevoked: false },
    'Telecover, quadrants of LIDAR-1: passed.',
  ],
  [
    { kind: 'tests', types: ['telecover', 'rayleigh_fit'], lidar: 'L', outcome: 'failed', isRevoked: false },
    'Telecover, quadrants and Rayleigh fit of L: failed.',
  ],
  [
    {
      kind: 'tests',
      types: ['telecover', 'dark', 'dark'],
      lidar: 'L',
      outcome: 'passed_with_remarks',
      isRevoked: true,
    },
    '3 tests of L: passed with remarks, revoked since.',
  ],
  [{ kind: 'configuration', number: 2, lidar: 'L', status: 'approved' }, 'Configuration 2 of L: approved.'],
  [{ kind: 'label', step: 'propose', valid: null, isHeld: false }, 'The centre proposed the label.', 'milestone'],
  [
    { kind: 'label', step: 'grant', valid: { from: '2026-06-15', until: '2031-06-14' }, isHeld: false },
    'The label was granted, valid from 2026-06-15 until 2031-06-14.',
    'milestone',
  ],
  [
    { kind: 'label', step: 'renew', valid: { from: '2026-06-15', until: '2036-06-14' }, isHeld: true },
    'The label was renewed, valid from 2026-06-15 until 2036-06-14.',
  ],
  [{ kind: 'label', step: 'expire', valid: null, isHeld: true }, 'The validity of the label ended.', 'milestone'],
  [{ kind: 'evaluation-opened', evaluation: 'yearly', year: 2027 }, 'Yearly evaluation 2027 opened.'],
  [
    { kind: 'evaluation-closed', evaluation: 'full', year: 2030, outcome: 'continue_with_actions' },
    'Full evaluation 2030 closed: the label continues, with actions.',
  ],
  [{ kind: 'evaluation-ended', evaluation: 'yearly', year: 2027 }, 'Yearly evaluation 2027 ended with the label.'],
];

test.each(ENTRIES.map(([event, text, weight]) => ({ event, text, isMilestone: weight !== undefined })))(
  '$event.kind reads "$text" [12.742]',
  ({ event, text, isMilestone }) => {
    expect(entryWords(event)).toMatchObject({ text, is_milestone: isMilestone });
  },
);
