import {
  ASSESSMENT_WORDS,
  day,
  figureRows,
  isValidStatus,
  mainFigureRow,
  limitsOf,
  qaNote,
  QA_STATUS_WORDS,
  qaFlagTexts,
  qaTestType,
  unassessedWords,
  type ChannelSuggestion,
  type DocumentEntry,
  type FigureRow,
  type QaReport,
  type QaResult,
} from '@portal/domain';
import type { Scene } from '@portal/plots';
import { NO_VALUE, type Block, type PdfDocument } from '../../platform/pdf/document';
import type { NamedIssuer } from '../../labelling/pdf/issuer';

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text, bookmark: level === 2 });
const wordOr = (text: string | null) => (text?.trim() ? text : NO_VALUE);
const minutes = (epoch: number | null) =>
  epoch === null ? NO_VALUE : `${new Date(epoch * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const NOT_GIVEN = 'Not given';
const givenOr = (text: string | null) => (text?.trim() ? text : NOT_GIVEN);

/** When the test is to be made next. */
function nextTest({ next_due, status }: QaReport): string {
  if (next_due !== null) return next_due;
  if (status === 'failed') return 'To be repeated';
  return isValidStatus(status) ? 'After a change of the instrument' : NO_VALUE;
}

/** What the result leads to, and who issued it. */
const outcomeEntries = (report: QaReport, { centre, contact }: NamedIssuer): DocumentEntry[] => [
  { label: 'Next due', value: nextTest(report) },
  { label: 'Issued', value: day(report.issued_at) ?? NO_VALUE },
  ...(centre ? [{ label: 'Issuing centre', value: centre }] : []),
  ...(contact ? [{ label: 'Contact', value: contact }] : []),
  // The role, not the name.
  { label: 'Evaluated by', value: 'An evaluator of quality assurance tests', isLong: true },
];

/** What a test of its type states besides its times. */
const statedEntries = ({ type, atlas_version, radiosonde_source, method }: QaReport): DocumentEntry[] => [
  ...(qaTestType(type).atlas === null && atlas_version === null
    ? []
    : [{ label: 'Version of ATLAS', value: givenOr(atlas_version) }]),
  ...(type === 'rayleigh_fit' || radiosonde_source !== null
    ? [{ label: 'Radiosonde', value: givenOr(radiosonde_source) }]
    : []),
  ...(type === 'trigger_delay' || method !== null ? [{ label: 'Method', value: givenOr(method), isLong: true }] : []),
];

const testEntries = (report: QaReport): DocumentEntry[] => [
  { label: 'Facility', value: report.facility.pretty_name, isLong: true },
  { label: 'Hosting institute(s)', value: givenOr(report.facility.institute), isLong: true },
  { label: 'Lidar', value: report.lidar },
  { label: 'Configuration', value: `${report.configuration.number} (${report.configuration.name})` },
  {
    label: 'Ids in the processing chain',
    value: `Station ${report.configuration.station_id}, lidar ${report.configuration.scc_lidar_id}, version ${report.configuration.scc_version_id}, configuration ${report.configuration.scc_configuration_id}`,
    isLong: true,
  },
  { label: 'Measured from', value: minutes(report.measured_from) },
  { label: 'Measured until', value: minutes(report.measured_to) },
  ...statedEntries(report),
  { label: 'Weather', value: givenOr(report.weather), isLong: true },
  { label: 'Comment of the facility', value: report.comment?.trim() ? report.comment : 'None', isLong: true },
];

/** The figures of an evaluator that were given. */
function givenFigures(result: QaResult): DocumentEntry[] {
  const figures: [string, number | null][] = [
    ['Full overlap (m)', result.full_overlap_m],
    ['Gain ratio η', result.eta],
    ['Calibrator rotation ε (°)', result.epsilon_deg],
    ['Residual depolarisation', result.residual],
  ];
  return figures.flatMap(([label, value]) => (typeof value === 'number' ? [{ label, value: String(value) }] : []));
}

function suggestionEntries(
  suggestion: ChannelSuggestion | undefined,
  { type, settings_version: version, limits }: QaReport,
): DocumentEntry[] {
  if (!suggestion) return [];
  const { code, suggested } = suggestion;
  const ofCheck = limitsOf({ version, ...(limits && { limits }) }, type);
  const flags = [...qaFlagTexts(type, code, ofCheck), ...unassessedWords(type, suggestion, ofCheck)];
  return [
    { label: 'Suggested by the portal', value: suggested ? ASSESSMENT_WORDS[suggested] : 'Nothing' },
    ...(flags.length > 0 ? [{ label: 'Noticed', value: flags.join(' '), isLong: true }] : []),
  ];
}

/** The figures of the self-check; older reports have no limits of their day. */
const rowsOf = ({ type, figures }: QaReport, suggestion: ChannelSuggestion | undefined): readonly FigureRow[] =>
  figures?.[suggestion?.name ?? ''] ?? figureRows(type, suggestion, {});

const suggestionOf = ({ suggestions }: QaReport, name: string) => suggestions.find((each) => each.name === name);

/** The results in the order of the channels, as the self-check has them. */
function inOrder(report: QaReport): QaResult[] {
  const names = report.suggestions.map(({ name }) => name);
  return report.results.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

/** The first figure of a channel, as its evaluator stated it or else as the self-check found it, and its limit. */
function mainFigure(report: QaReport, result: QaResult): [value: string, limit: string] {
  const main = mainFigureRow(report.type, rowsOf(report, suggestionOf(report, result.name)));
  const stated = result.full_overlap_m === null ? main?.value : `${result.full_overlap_m} m`;
  return [stated ?? NO_VALUE, main?.limit || NO_VALUE];
}

const shown = (value: number | null, unit = '') => (value === null ? NO_VALUE : `${value}${unit}`);
const titled = (title: string, limit: string | undefined) => (limit === undefined ? title : `${title} (${limit})`);

/**
 * The figures that the evaluator of a polarisation calibration stated. Those of the self-check are given for both orders of the
 * columns, of which neither is confirmed, so that they are no result.
 */
function pairBlocks(report: QaReport, results: readonly QaResult[]): Block[] {
  const polarisation = report.limits?.polarisation;
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Pair', share: 3 },
        { title: 'Result', share: 3 },
        { title: 'Gain ratio η', share: 3 },
        { title: titled('Rotation ε', polarisation && `at most ${polarisation.maxEpsilon}°`), share: 3 },
        { title: titled('Residual', polarisation && `at most ${polarisation.maxResidual}`), share: 3 },
        { title: 'Remark', share: 5 },
      ],
      rows: results.map(({ name, assessment, eta, epsilon_deg, residual, remark }) => [
        name,
        assessment ? ASSESSMENT_WORDS[assessment] : NO_VALUE,
        shown(eta),
        shown(epsilon_deg, '°'),
        shown(residual),
        wordOr(remark),
      ]),
    },
  ];
}

/** One row for each channel: the result, its first figure beside the limit, and the remark. */
function summaryBlocks(report: QaReport): Block[] {
  const results = inOrder(report);
  if (report.type === 'polarisation_calibration' && results.length > 0) return pairBlocks(report, results);
  const [label] = results.flatMap(
    ({ name }) => mainFigureRow(report.type, rowsOf(report, suggestionOf(report, name)))?.label ?? [],
  );
  const columns = [
    { title: 'Channel', share: 3 },
    { title: 'Result', share: 3 },
    ...(label === undefined
      ? []
      : [
          { title: label, share: 3 },
          { title: 'Limit', share: 4 },
        ]),
    { title: 'Remark', share: 6 },
  ];
  return results.length === 0
    ? []
    : [
        {
          kind: 'table',
          columns,
          rows: results.map((result) => [
            result.name,
            result.assessment ? ASSESSMENT_WORDS[result.assessment] : NO_VALUE,
            ...(label === undefined ? [] : mainFigure(report, result)),
            wordOr(result.remark),
          ]),
        },
      ];
}

/** A section, unless it is empty. */
const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : [];

/** The plots, by channel. */
function plotBlocks(report: QaReport, scenes: ReadonlyMap<string, Scene>): Block[] {
  const plots = inOrder(report).flatMap(({ name }): Block[] => {
    const scene = scenes.get(name);
    return scene ? [heading(name, 3), { kind: 'plot', scene }] : [];
  });
  return section('Plots', plots);
}

/** The figures of a channel beside their limits, with the suggestion that they led to. */
function figureBlocks(report: QaReport, result: QaResult): Block[] {
  const suggestion = suggestionOf(report, result.name);
  const rows = rowsOf(report, suggestion);
  const entries = [...givenFigures(result), ...suggestionEntries(suggestion, report)];
  if (rows.length === 0 && entries.length === 0) return [];
  return [
    heading(result.name, 3),
    ...(entries.length > 0 ? [{ kind: 'entries', entries } as const] : []),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            columns: [
              { title: 'Figure of the self-check', share: 3 },
              { title: 'Value', share: 1 },
              { title: 'Limit', share: 2 },
            ],
            rows: rows.map(({ label, value, limit }) => [label, value, limit === '' ? NO_VALUE : limit]),
          } as const,
        ]
      : []),
  ];
}

const thresholdBlocks = ({ thresholds, settings_version }: QaReport): Block[] =>
  thresholds.length === 0
    ? []
    : [
        heading('Thresholds of the suggestion'),
        {
          kind: 'paragraph',
          text: `Version ${settings_version} of the thresholds. They lead to suggestions only: evaluators decide.`,
        },
        {
          kind: 'table',
          columns: [
            { title: 'Threshold', share: 3 },
            { title: 'Value', share: 1 },
          ],
          rows: thresholds.map(({ label, value }) => [label, value]),
        },
      ];

const fileBlocks = ({ files }: QaReport): Block[] =>
  files.length === 0
    ? []
    : [
        heading('Files'),
        {
          kind: 'table',
          columns: [
            { title: 'Name', share: 3 },
            { title: 'Bytes', share: 1 },
            { title: 'SHA-256', share: 4 },
          ],
          rows: files.map(({ name, size, sha256 }) => [name, String(size), sha256]),
        },
      ];

/**
 * The report of a test, with its result as the headline: one table of all channels, what follows from it, the test, the plots
 * by channel, and then the figures and what the facility sent.
 */
export function testDocument(report: QaReport, scenes: ReadonlyMap<string, Scene>, issuer: NamedIssuer): PdfDocument {
  const title = `${qaTestType(report.type).name} of ${report.lidar}`;
  const measured = day(report.measured_from);
  const note = qaNote(report.type);
  return {
    title: `QA test report: ${title}, ${report.facility.pretty_name}`,
    runningHead: `QA test report · ${title} · ${report.facility.pretty_name}`,
    footer: `Generated by the ${issuer.portal} · issued on ${day(report.issued_at) ?? NO_VALUE}`,
    author: issuer.portal,
    createdAt: new Date(report.issued_at * 1000),
    blocks: [
      ...issuer.letterhead,
      {
        kind: 'title',
        text: `${QA_STATUS_WORDS[report.status]}: ${title}`,
        subtitle: `QA test report, ${report.facility.pretty_name}${measured === null ? '' : `, measured on ${measured}`}`,
      },
      ...summaryBlocks(report),
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      { kind: 'entries', entries: outcomeEntries(report, issuer) },
      heading('Conclusions'),
      { kind: 'paragraph', text: wordOr(report.conclusions) },
      heading('Recommendations'),
      { kind: 'paragraph', text: report.recommendations?.trim() ? report.recommendations : 'None.' },
      heading('The test'),
      { kind: 'entries', entries: testEntries(report) },
      ...plotBlocks(report, scenes),
      ...section(
        'Figures by channel',
        inOrder(report).flatMap((result) => figureBlocks(report, result)),
      ),
      ...thresholdBlocks(report),
      ...fileBlocks(report),
    ],
  };
}
