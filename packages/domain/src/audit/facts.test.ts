import { TYPE_LISTS } from '../types/type-lists';
import type { TypeLists } from '../types/type-lists';
import type { AuditRecord } from './audit';
import { auditFacts, auditLists } from './facts';

type Values = AuditRecord['before'];

test.each<[why: string, kind: string, before: Values, after: Values, words: string[]]>([
  ['no changes', 'user', {}, {}, []],
  [
    'a field of an instrument, with its label',
    'lidar',
    { status: '' },
    { status: 'operational' },
    ['Status: Not given → Operational'],
  ],
  ['a number with its unit', 'lidar', { altitude: '93' }, { altitude: '95' }, ['Altitude: 93 m → 95 m']],
  ['a picture', 'facility', { pictures: [] }, { pictures: ['some-id'] }, ['Picture: Not given → a picture']],
  ['a step of an application', 'facility', { status: 'draft' }, { status: 'submitted' }, ['Status: Draft → Submitted']],
  [
    'a step of a label',
    'label',
    { status: 'none', proposed: 'label' },
    { status: 'granted', proposed: null },
    ['Proposed: Label → Nothing', 'Status: No label → Granted'],
  ],
  [
    'a step of a regular evaluation',
    'regular-evaluation',
    { status: 'in_review' },
    { status: 'closed', outcome: 'continue_with_actions' },
    ['Outcome: Continue with actions', 'Status: In review → Closed'],
  ],
  [
    'a report on a condition',
    'facility',
    { condition: 'Show a telecover test.' },
    { reason: 'It is in the report.' },
    ['Condition: Show a telecover test.', 'Reason: It is in the report.'],
  ],
  ['a reason', 'facility', {}, { reason: 'Please check.' }, ['Reason: Please check.']],
  [
    'a reviewer',
    'facility',
    { lidar_data: '' },
    { lidar_data: 'Ada Byron' },
    ['Lidar data reviewer: Not assigned → Ada Byron'],
  ],
  ['roles', 'user', { roles: ['ares'] }, { roles: ['cars', 'ares'] }, ['Roles: ARES → CARS, ARES']],
  ['a name', 'user', { first_name: 'Ada' }, { first_name: 'Augusta' }, ['First name: Ada → Augusta']],
  ['yes and no', 'user', { digest: true }, { digest: false }, ['Weekly summary by email: yes → no']],
  ['a message', 'email', { status: 'failed' }, { status: 'pending' }, ['Status: Failed → Waiting']],
  ['an evaluation', 'lidar', {}, { compliance: 'partially' }, ['Compliance: Partially compliant']],
  ['a number', 'file', {}, { contentType: 'image/png', size: 2048 }, ['Size (bytes): 2048', 'Type: image/png']],
  ['a moment', 'user', {}, { expiresAt: '2026-11-28T08:55:31.645Z' }, ['Expires: 2026-11-28 08:55 UTC']],
  [
    'several reviewers, by their names',
    'user',
    { roles: [], email: 'a@b' },
    { roles: ['ares'], email: 'c@d' },
    ['Email: a@b → c@d', 'Roles: None → ARES'],
  ],
  [
    'a hand-over',
    'facility',
    { pending_for: 'evaluations', pending_with: 'reviewers' },
    { pending_for: 'nothing', pending_with: 'nobody' },
    ['To do: Complete the evaluation → Nothing', 'Waiting for: Reviewers → No one'],
  ],
  [
    'an evaluation of an aspect',
    'lidar',
    {},
    { aspect: 'feasibility', compliance: 'yes' },
    ['Aspect: Feasibility', 'Compliance: Compliant'],
  ],
  ['an assessment', 'lidar', {}, { assessment: 'partly' }, ['Assessment of the plan: Partly accepted']],
  ['a due date', 'facility', { due_date: null }, { due_date: '2026-12-01' }, ['Due date: Not set → 2026-12-01']],
  [
    'a question, without its identifier',
    'lidar',
    {},
    { question: 'some-id', opened: ['altitude'], until: '2026-12-01' },
    ['Due date: 2026-12-01', 'Opened for correction: Altitude'],
  ],
  [
    'the public status',
    'facility',
    { displayed_status: 'candidate' },
    { displayed_status: 'labelled' },
    ['Public status: Candidate → Labelled'],
  ],
  ['scopes', 'api-token', { scopes: ['indicators'] }, {}, ['Scopes: Indicators → None']],
  [
    'the origin of a release',
    'release',
    {},
    { origin: { commit: 'abc', is_clean: false, built_at: 1_795_813_914 } },
    ['Built from: Commit abc; Sources as in the commit no; Built 2026-11-27 21:11 UTC'],
  ],
  ['the end of a share', 'release', {}, { move: 'release.rollback' }, ['Ended by: A rollback']],
  ['an unknown fact', 'release', {}, { of: { part: 'x' } }, ['Of: Part x']],
])('%s', (_why, kind, before, after, words) => {
  const changes = auditFacts({ object: { kind, id: 'x', name: null }, before, after }, TYPE_LISTS);
  expect(
    changes.map((change) => `${change.label}: ${change.before === null ? '' : `${change.before} → `}${change.after}`),
  ).toEqual(words);
});

test.each<[why: string, kind: string, values: Values, word: string]>([
  ['a field of an instrument', 'lidar', { status: 'operational' }, 'Operational!'],
  ['an evaluation', 'lidar', { compliance: 'partially' }, 'Partially compliant!'],
  ['an acceptance', 'facility', { acceptance: 'yes' }, 'Accepted!'],
])('%s has the current name from its list', (_why, kind, after, word) => {
  const lists = Object.fromEntries(
    Object.entries(TYPE_LISTS).map(([list, items]) => [
      list,
      items.map((item) => ({ ...item, name: `${item.name}!` })),
    ]),
  ) as unknown as TypeLists;
  expect(auditFacts({ object: { kind, id: 'x', name: null }, before: {}, after }, lists)).toMatchObject([
    { after: word },
  ]);
});

test.each<[kind: string, after: Values, lists: string[]]>([
  ['lidar', { status: 'operational', altitude: '95' }, ['instrument/status']],
  ['evaluation', { compliance: 'partially' }, ['compliance']],
  ['facility', { acceptance: 'yes', displayed_status: 'labelled' }, ['acceptance', 'displayed-status']],
  ['user', { first_name: 'Ada', roles: ['ares'] }, []],
])('the lists with the names of values of a change of a %s', (kind, after, lists) => {
  expect(auditLists({ object: { kind, id: 'some-id', name: null }, before: {}, after })).toEqual(lists);
});
