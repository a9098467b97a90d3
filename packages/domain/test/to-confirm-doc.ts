import { DARK_FLAGS } from '../src/qa/dark';
import { FEEDBACK_KINDS } from '../src/qa/data-feedback';
import { EVENT_KINDS } from '../src/qa/event-kinds';
import type { ResultFlag } from '../src/qa/flags';
import { CALIBRATION_CENTRES, PHOTOMETER_FLAGS, USUAL_WAVELENGTHS } from '../src/qa/photometer-calibration';
import { POLARISATION_FLAGS } from '../src/qa/polarisation-calibration';
import { RAYLEIGH_FLAGS } from '../src/qa/rayleigh-fit';
import { QA_SETTINGS } from '../src/qa/settings';
import { TELECOVER_FLAGS } from '../src/qa/telecover';
import { QA_TEST_TYPES, type QaTestType } from '../src/qa/test-types';
import { TRIGGER_DELAY_FLAGS } from '../src/qa/trigger-delay';
import { ASSESSMENT_WORDS, QA_STATUS_WORDS } from '../src/qa/words';
import { OUTCOMES } from '../src/qa/workflow';
import { SUPPORT_KINDS } from '../src/support/support-kinds';
import { LABELS_TO_CONFIRM } from './to-confirm-labels';
import { RULES_TO_CONFIRM } from './to-confirm-rules';
import { BYTES, TO_CONFIRM, type Mark, type Section } from './to-confirm';

type Value = string | number | boolean;

/** All numbers of a table of settings, by their places. */
export function valuesIn(table: object, place = ''): [setting: string, value: Value][] {
  return Object.entries(table).flatMap(([name, value]): [string, Value][] => {
    const setting = place === '' ? name : `${place}.${name}`;
    return typeof value === 'object' && value !== null ? valuesIn(value, setting) : [[setting, value as Value]];
  });
}

const MIB = 1024 * 1024;
const shown = (settings: object, setting: string, unit: string): string => {
  const value = new Map(valuesIn(settings)).get(setting);
  if (value === undefined) throw new Error(`There is no setting "${setting}".`);
  if (value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const amount = typeof value === 'number' ? value.toLocaleString('en-GB', { maximumSignificantDigits: 15 }) : value;
  if (unit === BYTES && Number(value) % MIB === 0) return `${Number(value) / MIB} MiB`;
  if (unit === '°') return `${amount}°`;
  return `${amount} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trim();
};

const MARKS: Record<Mark, string> = { X: 'chosen', I: 'inferred' };

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const sectionOf = ({ title, settings = QA_SETTINGS, rows }: Section) => {
  const cells = rows.map(({ setting, about, unit, mark }) => [
    about,
    shown(settings, setting, unit),
    MARKS[mark],
    `\`${setting}\``,
  ]);
  return `## ${title}\n\n${tableOf(['what', 'value', 'basis', 'setting'], cells)}\n`;
};

const REQUIRED: Record<QaTestType['required'], string> = {
  always: 'always',
  'with-cross-channel': 'if a cross-polar channel is measured',
  never: 'no',
};

const CHANGES = new Map<string, string>(EVENT_KINDS.map(({ code, name }) => [code, name.toLowerCase()]));

const testRow = ({ name, interval_months: interval, after, required }: QaTestType) => [
  name,
  interval === null ? 'once' : `after ${interval} months`,
  after.map((code) => CHANGES.get(code)).join(', ') || '–',
  REQUIRED[required],
];

const FLAGS: [test: string, flags: readonly ResultFlag[]][] = [
  ['Telecover', TELECOVER_FLAGS],
  ['Rayleigh fit', RAYLEIGH_FLAGS],
  ['Dark measurement', DARK_FLAGS],
  ['Polarisation calibration', POLARISATION_FLAGS],
  ['Trigger delay', TRIGGER_DELAY_FLAGS],
  ['Calibration of a photometer', PHOTOMETER_FLAGS],
];

const flagRows = FLAGS.flatMap(([test, flags]) =>
  flags.map(({ text, suggests }) => [test, text, ASSESSMENT_WORDS[suggests]]),
);

const ARRANGED = { 'qa-qc': 'schedule-qa-qc-test', additional: 'schedule-additional-support' } as const;

const LISTS = `## Tests

That tests are made every year or once was read. Which test is which, and after which changes of the instrument it is
repeated, was inferred; what the approval of a configuration needs was chosen.

${tableOf(['test', 'repeated', 'and after a change of', 'needed for an approval'], QA_TEST_TYPES.map(testRow))}

What the self-check notices, and the result that it suggests (chosen). Without any of these it suggests a pass. An
evaluator decides.

${tableOf(['test', 'noticed', 'suggested result'], flagRows)}

The result of a test is the first of these that one of its channels has (chosen); without any of them it has passed.

${tableOf(
  ['assessment of a channel', 'result of the test'],
  OUTCOMES.map(([assessment, status]) => [ASSESSMENT_WORDS[assessment], QA_STATUS_WORDS[status]]),
)}

## Support

Kinds of support, by the permission of those who arrange them (chosen):

${tableOf(
  ['kind', 'permission'],
  SUPPORT_KINDS.map(({ name, group }) => [name, `\`${ARRANGED[group]}\``]),
)}

Calibration centres of photometers (chosen): ${CALIBRATION_CENTRES.map(({ name }) => name).join(', ')}.

Channels of a sun photometer that the form of its calibration begins with (inferred): ${USUAL_WAVELENGTHS.join(', ')} nm.

What the data centre reports of files (inferred):

${tableOf(
  ['code', 'meaning'],
  FEEDBACK_KINDS.map(({ code, name }) => [`\`${code}\``, name]),
)}
`;

const rulesOf = ({ title, rules }: (typeof RULES_TO_CONFIRM)[number]) =>
  `## ${title}\n\n${tableOf(
    ['what', 'the portal now', 'could also be', 'rule'],
    rules.map(({ about, now, instead, file }) => [about, now, instead, `\`${file}\``]),
  )}\n`;

const HEAD = `# To be confirmed

Every number, list and rule that no source states. They were chosen for this portal, or inferred from what was read, and
are to be confirmed by the calibration centre. Each number is one line of the settings of the
[test book](../packages/domain/src/qa/settings.ts), of [labels](../packages/domain/src/label/settings.ts), of
[regular evaluations](../packages/domain/src/regular-evaluation/settings.ts) or of the
[process](../packages/domain/src/process/settings.ts). A change of one of the test book is a new version, which every
stored self-check and report names. The numbers that were read in a source are there with that source. The rules are at the
end; what else the specification leaves open, and what was decided, is its [section 11](specification.md#11-what-was-left-open-and-decided).

This file is generated: \`UPDATE_DOCS=1 pnpm exec jest --config packages/domain/jest.config.mjs to-confirm\`.
`;

/** The whole of docs/to-confirm.md. */
export const toConfirmDoc = (): string =>
  [
    HEAD,
    ...TO_CONFIRM.map(sectionOf),
    LISTS,
    ...LABELS_TO_CONFIRM.map(sectionOf),
    ...RULES_TO_CONFIRM.map(rulesOf),
  ].join('\n');
