import {
  figureRows,
  presentLimits,
  QA_TEST_TYPES,
  thresholdsOf,
  type QaReport,
  type QaTestTypeCode,
} from '@portal/domain';
import type { NamedIssuer } from '../../labelling/pdf/issuer';
import { comparable, readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { aQaReport } from '../../../test/quality';
import { testDocument } from './test-document';

const ORDER = { eta: 0.995, psi: 0.1, epsilon_deg: 1.44, depolarisation: 0.0041, residual: 0.0005 };
const FIT = { from: 6000, to: 8000, rsem: 0.00114, slope: 1.28, half_difference: 0.21, durbin_watson: 1.92 };

/** The figures of the self-check, as it stores them. */
const FIGURES: Partial<Record<QaTestTypeCode, Record<string, unknown>>> = {
  telecover: { full_overlap_m: 367.5, largest_deviation: 0.177, repeat_deviation: null },
  telecover_ring: { full_overlap_m: 7.5, largest_deviation: 0, repeat_deviation: null },
  rayleigh_fit: { fit: FIT, molecular_up_to_m: 12_000 },
  dark: { dark_deviation: 0.004 },
  polarisation_calibration: { as_written: ORDER, as_named: ORDER, rsem: 0.01, slope: 0.5 },
  trigger_delay: { trigger_delay_bins: 4, configured_bins: 4 },
};

const ISSUER: NamedIssuer = { portal: 'Labelling Portal', centre: null, contact: null, letterhead: [] };

function reportOf(type: QaTestTypeCode): QaReport {
  const suggestion = { name: 'A', code: 0, suggested: 'pass' as const, figures: FIGURES[type] ?? null };
  const result = { name: 'A', assessment: 'pass' as const, remark: null };
  return {
    ...aQaReport(),
    type,
    results: [{ ...result, full_overlap_m: null, eta: null, epsilon_deg: null, residual: null }],
    suggestions: [suggestion],
    figures: { A: figureRows(type, suggestion, presentLimits(type)) },
    limits: presentLimits(type),
    thresholds: thresholdsOf(presentLimits(type)),
  };
}

const rowsOf = (report: QaReport): string[][] =>
  testDocument(report, new Map(), ISSUER).blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.map(String)) : [],
  );

const TYPES = QA_TEST_TYPES.map(({ code }) => code).filter((code) => code in FIGURES);

const NO_LIMIT = '–';

test.each(TYPES)(
  'the PDF of a %s has every figure beside its limit, the thresholds and their version',
  async (type) => {
    const document = testDocument(reportOf(type), new Map(), ISSUER);
    const pdf = await readPdf(await renderHere.render(document));
    const text = wordsOf(pdf);
    const wanted = figureRows(type, { figures: FIGURES[type] ?? null }, presentLimits(type));
    expect(wanted.length).toBeGreaterThan(0);
    for (const { label, value, limit } of wanted)
      expect(text).toContain(comparable(label + value + (limit || NO_LIMIT)));
    for (const { label, value } of thresholdsOf(presentLimits(type))) expect(text).toContain(comparable(label + value));
    expect(text).toContain(comparable('Version 1 of the thresholds'));
    expect(pdf.pages.join(' ')).not.toMatch(/_|\b(max|min|rsem|psi|eta)\b/);
    expect(pdf.outside).toEqual([]);
  },
);

test('the table of a calibration has what its evaluator stated beside the limits, and no figure of an order that is not confirmed', () => {
  const report = reportOf('polarisation_calibration');
  const results = report.results.map((result) => ({ ...result, epsilon_deg: 2.9 }));
  const [table] = testDocument({ ...report, results }, new Map(), ISSUER).blocks.filter(({ kind }) => kind === 'table');
  expect(table).toMatchObject({
    columns: [
      { title: 'Pair' },
      { title: 'Result' },
      { title: 'Gain ratio η' },
      { title: 'Rotation ε (at most 2°)' },
      { title: 'Residual (at most 0.025)' },
      { title: 'Remark' },
    ],
    rows: [['A', 'Pass', '–', '2.9°', '–', '–']],
  });
});

const labelled = (report: QaReport): Record<string, string> =>
  Object.fromEntries(
    testDocument(report, new Map(), ISSUER).blocks.flatMap((block) =>
      block.kind === 'entries' ? block.entries.map(({ label, value }) => [label, value]) : [],
    ),
  );

test.each<[why: string, change: Partial<QaReport>, due: string]>([
  ['its day', { next_due: '2027-06-12' }, '2027-06-12'],
  ['that it failed', { next_due: null, status: 'failed' }, 'To be repeated'],
  ['that it is made once', { next_due: null, status: 'passed' }, 'After a change of the instrument'],
  ['nothing without an assessment', { next_due: null, status: 'not_assessable' }, '–'],
])('what is due next says %s', (_why, change, due) => {
  expect(labelled({ ...reportOf('telecover'), ...change })['Next due']).toBe(due);
});

test.each<[type: QaTestTypeCode, labels: string[]]>([
  ['telecover', ['Version of ATLAS']],
  ['rayleigh_fit', ['Version of ATLAS', 'Radiosonde']],
  ['trigger_delay', ['Method']],
])('a report of a %s names what such a test states, even if it is not given', (type, labels) => {
  const values = labelled({ ...reportOf(type), atlas_version: null, radiosonde_source: null, method: null });
  const named = ['Version of ATLAS', 'Radiosonde', 'Method'].filter((label) => label in values);
  expect(named).toEqual(labels);
  expect(named.map((label) => values[label])).toEqual(labels.map(() => 'Not given'));
});

test('a report of before limits were frozen names none, rather than those of today', () => {
  const { figures: _none, ...older } = reportOf('telecover');
  expect(rowsOf(older)).toContainEqual(['Full overlap', '367.5 m', '–']);
});
