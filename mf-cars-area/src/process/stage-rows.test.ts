import type { NetworkStageRow } from '@portal/domain';
import { aStageRow, aStep } from '../../test/a-stage-row';
import {
  chosenDue,
  dueCounts,
  dueCsv,
  dueFilterOf,
  dueRows,
  filteredDue,
  filteredRows,
  mostUrgentFirst,
  stageCounts,
  stageFilterOf,
  stagesCsv,
} from './stage-rows';

const TODAY = '2026-06-15';
const due = (...days: string[]): NetworkStageRow['due'] =>
  days.map((on) => ({ on, about: 'test', what: `What of ${on}`, pending_with: 'facility', path: null }));
const acronyms = (rows: readonly NetworkStageRow[]) => rows.map(({ facility }) => facility.acronym).join(' ');

const ROWS = [
  aStageRow('AAA', { stage: '1b', due: due('2026-07-01'), open: [aStep('Make a test')] }),
  aStageRow('BBB', { stage: '2' }),
  aStageRow('CCC', { stage: '1b', stands_still_for: 100, open: [aStep('Decide', { pending_with: 'administrators' })] }),
  aStageRow('DDD', { stage: 'registered', stands_still_for: 120, due: due('2026-06-01', '2026-07-02') }),
];

test('what is due first comes first, then what stands still for longest [12.748]', () => {
  const rows = [...ROWS, aStageRow('EEE', { stands_still_for: 200 })];
  expect(acronyms(mostUrgentFirst(rows))).toBe('DDD AAA EEE CCC BBB');
});

test.each<[filter: string, party: 'facility' | 'administrators' | 'nobody' | null, shown: string]>([
  ['', null, 'AAA BBB CCC DDD'],
  ['1b', null, 'AAA CCC'],
  ['still', null, 'CCC DDD'],
  ['an unknown one', null, 'AAA BBB CCC DDD'],
  ['1b', 'administrators', 'CCC'],
  ['', 'facility', 'AAA'],
  ['', 'nobody', 'BBB DDD'],
])('the filter "%s" of the turn of %s shows %s [12.747]', (filter, party, shown) => {
  expect(acronyms(filteredRows(ROWS, stageFilterOf(filter), party))).toBe(shown);
});

test('each stage is counted, and so is where the process stands still [12.747]', () => {
  expect(stageCounts(ROWS).map(({ words, count }) => `${words}: ${count}`)).toEqual([
    'All: 4',
    'Registered: 1',
    'Initial acceptance (1a): 0',
    'Quality assurance tests (1b): 2',
    'Label (1c): 0',
    'Regular evaluation (2): 1',
    'Not accepted, or label ended: 0',
    'Stands still: 2',
  ]);
});

test('what is due is listed by day over all facilities [12.748]', () => {
  expect(dueRows(ROWS).map(({ on, facility }) => `${on} ${facility.acronym}`)).toEqual([
    '2026-06-01 DDD',
    '2026-07-01 AAA',
    '2026-07-02 DDD',
  ]);
  expect(dueCsv(dueRows(ROWS), TODAY).slice(1, 3)).toEqual([
    ['2026-06-01', 'yes', 'DDD', 'DDD observatory', 'Tests', 'What of 2026-06-01', 'Facility'],
    ['2026-07-01', 'no', 'AAA', 'AAA observatory', 'Tests', 'What of 2026-07-01', 'Facility'],
  ]);
});

test.each<[filter: string, party: 'facility' | 'nobody' | null, shown: string]>([
  ['', null, '2026-07-01 2026-07-02'],
  ['overdue', null, '2026-06-01'],
  ['all', 'facility', '2026-06-01 2026-07-01 2026-07-02'],
  ['all', 'nobody', ''],
  ['an unknown one', null, '2026-07-01 2026-07-02'],
])('of what is due, the filter "%s" of the turn of %s shows %s [12.748]', (filter, party, shown) => {
  const chosen = chosenDue(dueRows(ROWS), { party, about: null, facility: null });
  const rows = filteredDue(chosen, dueFilterOf(filter), TODAY);
  expect(rows.map(({ on }) => on).join(' ')).toBe(shown);
});

test.each<[about: 'test' | 'label' | null, facility: string | null, shown: string]>([
  [null, null, '2026-06-01 2026-07-01 2026-07-02'],
  ['test', null, '2026-06-01 2026-07-01 2026-07-02'],
  ['label', null, ''],
  [null, 'DDD', '2026-06-01 2026-07-02'],
  ['test', 'AAA', '2026-07-01'],
])('what is due of the kind %s and the facility %s is %s [12.797]', (about, facility, shown) => {
  const rows = chosenDue(dueRows(ROWS), { party: null, about, facility });
  expect(rows.map(({ on }) => on).join(' ')).toBe(shown);
});

test('what lies ahead and what is overdue is counted [12.748]', () => {
  expect(dueCounts(dueRows(ROWS), TODAY).map(({ words, count }) => `${words}: ${count}`)).toEqual([
    'Ahead: 2',
    'Overdue: 1',
    'All: 3',
  ]);
});

test('the export has a line for each facility [12.747]', () => {
  const [titles = [], ...lines] = stagesCsv(ROWS, TODAY);
  expect(lines).toHaveLength(ROWS.length);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([titles.length]));
  expect(lines[0]?.slice(0, 11)).toEqual([
    'AAA',
    'AAA observatory',
    'Quality assurance tests (1b)',
    '2026-01-01',
    '',
    '',
    'Facility',
    'Make a test',
    '2026-07-01',
    'What of 2026-07-01',
    'no',
  ]);
});
