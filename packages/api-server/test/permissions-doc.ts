import { CAPABILITIES, COLUMNS, ROLES, RULES } from '@portal/domain';
import type { AccessRule, AccessRules, Capability, CapabilityRules, Column } from '@portal/domain';
import { CALLS } from '../src/app/calls';

type Noun = Capability extends `${infer N}.${string}` ? N : never;

/** The heading of the calls of a capability. */
const SECTION_OF: Record<Noun, string> = {
  'account-event': 'Accounts and users',
  session: 'Accounts and users',
  identity: 'Accounts and users',
  'second-factor': 'Accounts and users',
  password: 'Accounts and users',
  profile: 'Accounts and users',
  task: 'Accounts and users',
  portal: 'Accounts and users',
  notice: 'Accounts and users',
  user: 'Accounts and users',
  role: 'Accounts and users',
  'audit-log': 'Accounts and users',
  'api-token': 'Accounts and users',
  facility: 'National facilities',
  'network-figures': 'National facilities',
  deputy: 'National facilities',
  'open-data': 'National facilities',
  'operational-configuration': 'National facilities',
  application: 'Initial acceptance',
  submission: 'Initial acceptance',
  report: 'Initial acceptance',
  round: 'Initial acceptance',
  review: 'Initial acceptance',
  'accepted-version': 'Initial acceptance',
  decision: 'Initial acceptance',
  condition: 'Initial acceptance',
  question: 'Initial acceptance',
  evaluation: 'Evaluations',
  'plan-assessment': 'Evaluations',
  synergy: 'Evaluations',
  'test-book': 'Test book',
  'lidar-configuration': 'Test book',
  'instrument-event': 'Test book',
  'photometer-calibration': 'Test book',
  'data-feedback': 'Test book',
  'qa-test': 'Test book',
  'support-request': 'Test book',
  'support-slot': 'Test book',
  'support-booking': 'Test book',
  'support-calendar': 'Test book',
  'calendar-address': 'Test book',
  label: 'Label and regular evaluation',
  'regular-evaluation': 'Label and regular evaluation',
  'data-indicator': 'Label and regular evaluation',
  timeline: 'Label and regular evaluation',
  stage: 'Label and regular evaluation',
  suggestion: 'Evaluations',
  'type-list': 'Type lists, instruments, contact, e-mails',
  instrument: 'Type lists, instruments, contact, e-mails',
  contact: 'Type lists, instruments, contact, e-mails',
  email: 'Type lists, instruments, contact, e-mails',
  file: 'Files',
  installation: 'Settings of the installation',
  release: 'Releases',
  composition: 'Releases',
  preview: 'Releases',
  'load-report': 'Releases',
  'share-report': 'Releases',
  'code-error': 'Releases',
};

const columns = Object.keys(COLUMNS).filter((name): name is Column => name in COLUMNS);

/** `whileEditable` reads "while editable" and links to its line below. */
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const anchor = (name: string) => words(name).replaceAll(' ', '-');

function shown(cell: AccessRule) {
  if (cell === 'yes') return '✓';
  if (cell === 'public') return 'public part';
  return typeof cell === 'number' ? String(cell) : `[${words(cell)}](#${anchor(cell)})`;
}

const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rowLine = (name: string, capability: string, cells: AccessRules) =>
  tableLine([
    name,
    [capability, cells.isDecision && '†'].filter(Boolean).join(' '),
    ...columns.map((column) => shown(cells[column])),
    (cells.also ?? []).join(', '),
  ]);

function lines({ call, capability }: (typeof CALLS)[number]): string[] {
  const { parts = {}, ...cells }: CapabilityRules = CAPABILITIES[capability];
  return [
    rowLine(`\`${call}\``, `\`${capability}\``, cells),
    ...Object.entries(parts).map(([part, of]) => rowLine(`– ${part}`, '', of)),
  ];
}

const sectionOf = (capability: Capability) => SECTION_OF[capability.split('.')[0] as Noun];

const section = (title: string) => [
  `## ${title}`,
  '',
  tableLine(['Call', 'Capability', ...columns, 'Also opened by']),
  tableLine(['---', '---', ...columns.map(() => '---'), '---']),
  ...CALLS.filter(({ capability }) => sectionOf(capability) === title).flatMap(lines),
  '',
];

/** The permission matrix as a readable page. */
export const permissionsDoc = (): string =>
  [
    '# Who may do what',
    '',
    'Made from the calls that the server declares and the capabilities in `packages/domain/src/permissions`; do not edit.',
    'After a change there, rewrite it with `pnpm write:permissions`.',
    '',
    'Columns: ' + columns.map((column) => `**${column}** ${COLUMNS[column]}`).join(' · ') + '.',
    '',
    'A person can be several of these at once; then the cell that allows most counts. An owner or a deputy counts as such only',
    'while holding `edit-own-nf`, and the right to evaluate counts for nothing in the user’s own facility, and in that of a deputy.',
    'What decides on a facility is marked †: nobody does it as owner or deputy of that facility, whatever role they hold; administrators may,',
    'and the logs say so ([decision 41](decisions/0041-nobody-decides-on-their-own-facility.md)).',
    'Things are checked in this order: login (401), the object exists (404), right (403), state (409), values (422).',
    'A call asks for one capability; calls that ask for the same one have the same rights. A line with a dash is a part of',
    'the capability above it: every part that a call touches must be allowed.',
    '',
    ...[...new Set(Object.values(SECTION_OF))].flatMap(section),
    '## Rules',
    '',
    ...Object.entries(RULES).flatMap(([name, { doc }]) => [`### ${words(name)}`, '', doc, '']),
    '## Roles',
    '',
    tableLine(['Role', 'Permissions']),
    tableLine(['---', '---']),
    ...ROLES.map(({ name, permissions }) => tableLine([name, permissions.join(', ')])),
    '',
  ].join('\n');
