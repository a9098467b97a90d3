import {
  ASSESSMENT_WORDS,
  day,
  figureRows,
  limitsOf,
  QA_NOTES,
  QA_STATUS_WORDS,
  qaFlagTexts,
  qaTestType,
  unassessedWords,
  type ChannelSuggestion,
  type DocumentEntry,
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

const titleEntries = (report: QaReport, { centre, contact }: NamedIssuer): DocumentEntry[] => [
  { label: 'Result', value: QA_STATUS_WORDS[report.status] },
  { label: 'Issued', value: day(report.issued_at) ?? NO_VALUE },
  ...(centre ? [{ label: 'Issuing centre', value: centre }] : []),
  ...(contact ? [{ label: 'Contact', value: contact }] : []),
  // The role, not the name.
  { label: 'Evaluated by', value: 'An evaluator of quality assurance tests' },
  { label: 'Next due', value: report.next_due ?? NO_VALUE },
  { label: 'Facility', value: report.facility.pretty_name },
  { label: 'Hosting institute(s)', value: wordOr(report.facility.institute), isLong: true },
  { label: 'Lidar', value: report.lidar },
  { label: 'Configuration', value: `${report.configuration.number} (${report.configuration.name})` },
  {
    label: 'Ids in the processing chain',
    value: `Station ${report.configuration.station_id}, lidar ${report.configuration.scc_lidar_id}, version ${report.configuration.scc_version_id}, configuration ${report.configuration.scc_configuration_id}`,
    isLong: true,
  },
  { label: 'Measured from', value: minutes(report.measured_from) },
  { label: 'Measured to', value: minutes(report.measured_to) },
  { label: 'Version of ATLAS', value: wordOr(report.atlas_version) },
  { label: 'Radiosonde', value: wordOr(report.radiosonde_source) },
  { label: 'Method', value: wordOr(report.method) },
  { label: 'Weather', value: wordOr(report.weather), isLong: true },
  { label: 'Comment of the facility', value: wordOr(report.comment), isLong: true },
];

/** The figures of an evaluator that were given. */
function givenFigures(result: QaResult | undefined): DocumentEntry[] {
  const figures: [string, number | null | undefined][] = [
    ['Full overlap (m)', result?.full_overlap_m],
    ['Gain ratio η', result?.eta],
    ['Calibrator rotation ε (°)', result?.epsilon_deg],
    ['Residual depolarisation', result?.residual],
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

/** The figures of the self-check beside their limits; older reports have no limits of their day. */
function figureBlocks({ type, figures }: QaReport, suggestion: ChannelSuggestion | undefined): Block[] {
  const rows = figures?.[suggestion?.name ?? ''] ?? figureRows(type, suggestion, {});
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          columns: [
            { title: 'Figure of the self-check', share: 3 },
            { title: 'Value', share: 1 },
            { title: 'Limit', share: 2 },
          ],
          rows: rows.map(({ label, value, limit }) => [label, value, limit === '' ? NO_VALUE : limit]),
        },
      ];
}

function channelBlocks(report: QaReport, name: string, scene: Scene | undefined): Block[] {
  const result = report.results.find((each) => each.name === name);
  const suggestion = report.suggestions.find((each) => each.name === name);
  return [
    heading(name, 3),
    {
      kind: 'entries',
      entries: [
        { label: 'Assessment', value: result?.assessment ? ASSESSMENT_WORDS[result.assessment] : NO_VALUE },
        ...givenFigures(result),
        { label: 'Remark', value: wordOr(result?.remark ?? null), isLong: true },
        ...suggestionEntries(suggestion, report),
      ],
    },
    ...figureBlocks(report, suggestion),
    ...(scene ? [{ kind: 'plot', scene } as const] : []),
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

/** The report of a test: what was found on each channel, with its plots, and what the facility sent. */
export function testDocument(report: QaReport, scenes: ReadonlyMap<string, Scene>, issuer: NamedIssuer): PdfDocument {
  const type = qaTestType(report.type);
  const title = `${type.name} of ${report.lidar}`;
  const note = QA_NOTES[report.type];
  return {
    title: `QA test report: ${title}, ${report.facility.pretty_name}`,
    runningHead: `QA test report · ${title} · ${report.facility.pretty_name}`,
    footer: `Generated by the ${issuer.portal} · issued on ${day(report.issued_at) ?? NO_VALUE}`,
    author: issuer.portal,
    createdAt: new Date(report.issued_at * 1000),
    blocks: [
      ...issuer.letterhead,
      { kind: 'title', text: `QA test report: ${title}`, subtitle: report.facility.pretty_name },
      { kind: 'entries', entries: titleEntries(report, issuer) },
      heading('Conclusions'),
      { kind: 'paragraph', text: wordOr(report.conclusions) },
      heading('Recommendations'),
      { kind: 'paragraph', text: wordOr(report.recommendations) },
      heading('Channels'),
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      ...report.results.flatMap(({ name }) => channelBlocks(report, name, scenes.get(name))),
      ...thresholdBlocks(report),
      ...fileBlocks(report),
    ],
  };
}
