import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { QA_SETTINGS } from '../src/qa/settings';
import { marksIn } from './marks-in-settings';
import { TO_CONFIRM } from './to-confirm';
import { LABELS_TO_CONFIRM } from './to-confirm-labels';
import { toConfirmDoc, valuesIn } from './to-confirm-doc';
import { RULES_TO_CONFIRM } from './to-confirm-rules';

const FILE = `${__dirname}/../../../docs/to-confirm.md`;

test('docs/to-confirm.md is up to date with the settings', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, toConfirmDoc());
  expect(readFileSync(FILE, 'utf8')).toBe(toConfirmDoc());
});

test('numbers are not rounded', () => {
  expect(toConfirmDoc()).toContain('| 0.0036 | chosen | `polarisation.molecularDepolarisation.532` |');
});

const SETTINGS = readFileSync(`${__dirname}/../src/qa/settings.ts`, 'utf8');

test('every setting was either read in a source or is listed to be confirmed, with the mark of its comment', () => {
  const marks = marksIn(SETTINGS);
  const all = valuesIn(QA_SETTINGS).map(([setting]) => setting);
  // The version is of the table, and not one of its settings.
  expect(all.filter((setting) => !marks.has(setting))).toEqual(['version']);
  const listed = TO_CONFIRM.flatMap(({ rows }) => rows.map(({ setting, mark }): [string, string] => [setting, mark]));
  const expected = [...marks].filter(([, mark]) => mark !== 'R');
  expect(listed).toHaveLength(expected.length);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
});

test.each(LABELS_TO_CONFIRM)('every number of “$title” is listed', ({ settings, rows }) => {
  const all = valuesIn(settings).map(([setting]) => setting);
  expect(rows.map(({ setting }) => setting).toSorted()).toEqual(all.filter((each) => each !== 'version').toSorted());
});

test('every rule names the file that holds it', () => {
  const files = RULES_TO_CONFIRM.flatMap(({ rules }) => rules.map(({ file }) => file));
  expect(files.filter((file) => !existsSync(`${__dirname}/../../../${file}`))).toEqual([]);
});

test('a mark is about the settings after its comment, and about those of the table that follows', () => {
  const text = [
    'export const QA_SETTINGS = {',
    '  version: 1,',
    '  near: {',
    '    /** [R] A source. */',
    '    from: 1,',
    '    /** In m. */',
    '    to: 2,',
    '    /**',
    '     * [I] From the source.',
    '     */',
    '    step: 3,',
    '  },',
    '  /** [X] Files. */',
    '  files: {',
    '    most: 4,',
    '  },',
    '  feedback: { count: 5 },',
    '} as const;',
  ].join('\n');
  expect([...marksIn(text)]).toEqual([
    ['near.from', 'R'],
    ['near.to', 'R'],
    ['near.step', 'I'],
    ['files.most', 'X'],
    ['feedback.count', 'X'],
  ]);
});
