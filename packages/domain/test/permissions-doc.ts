import { ACCEPTANCE_CALLS, EVALUATION_CALLS } from '../src/permissions/acceptance-calls';
import { ACCOUNT_CALLS } from '../src/permissions/account-calls';
import { COLUMNS } from '../src/permissions/access-rules';
import type { AccessRule, AccessRules, Column, MatrixRow } from '../src/permissions/access-rules';
import { FACILITY_CALLS } from '../src/permissions/facility-calls';
import { FILE_CALLS, INSTRUMENT_CALLS } from '../src/permissions/instrument-calls';
import { RELEASE_CALLS } from '../src/permissions/release-calls';
import { RULES } from '../src/permissions/rules';
import { ROLES } from '../src/users/roles';

const SECTIONS: readonly [title: string, calls: Readonly<Record<string, MatrixRow>>][] = [
  ['Accounts and users', ACCOUNT_CALLS],
  ['National facilities', FACILITY_CALLS],
  ['Initial acceptance', ACCEPTANCE_CALLS],
  ['Evaluations', EVALUATION_CALLS],
  ['Type lists, instruments, contact, e-mails', INSTRUMENT_CALLS],
  ['Files', FILE_CALLS],
  ['Releases', RELEASE_CALLS],
];

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
const rowLine = (name: string, cells: AccessRules) =>
  tableLine([name, ...columns.map((column) => shown(cells[column])), (cells.also ?? []).join(', ')]);

const lines = ([call, { parts = {}, ...cells }]: [string, MatrixRow]) => [
  rowLine(`\`${call}\``, cells),
  ...Object.entries(parts).map(([part, of]) => rowLine(`– ${part}`, of)),
];

const section = ([title, calls]: (typeof SECTIONS)[number]) => [
  `## ${title}`,
  '',
  tableLine(['Call', ...columns, 'Also opened by']),
  tableLine(['---', ...columns.map(() => '---'), '---']),
  ...Object.entries(calls).flatMap(lines),
  '',
];

/** The permission matrix as a page for people. */
export const permissionsDoc = (): string =>
  [
    '# Who may do what',
    '',
    'Made from the tables in `packages/domain/src/permissions`; do not edit. After a change there, rewrite it with',
    '`UPDATE_DOCS=1 pnpm exec jest --config packages/domain/jest.config.mjs permissions-doc`.',
    '',
    'Columns: ' + columns.map((column) => `**${column}** ${COLUMNS[column]}`).join(' · ') + '.',
    '',
    'A person can be several of these at once; then the cell that allows most counts. An owner counts as owner only',
    'while holding `edit-own-nf`, and the right to evaluate counts for nothing in the user’s own facility.',
    'Things are checked in this order: login (401), the object exists (404), right (403), state (409), values (422).',
    'A line with a dash is a part of the call above it: every part that a call touches must be allowed.',
    '',
    ...SECTIONS.flatMap(section),
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
