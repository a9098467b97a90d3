import { AWAITED, day, meaningOf, PARTIES, pendingFor, type PendingFor } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Block } from '../../platform/pdf/document';
import { paragraph, sectionHeading } from './blocks';
import type { Issuer } from './issuer';
import type { ReportSnapshot } from './report-snapshot';

const dayOf = (epoch: number | null | undefined) => day(epoch ?? null) ?? NO_VALUE;

const decidedIn = ({ kind, facility }: ReportSnapshot) => {
  const { preliminary_acceptance, acceptance } = facility.submissions.initial_acceptance;
  return kind === 'preliminary' ? preliminary_acceptance : acceptance;
};

function decision(report: ReportSnapshot, { meanings }: Issuer): Block[] {
  const decided = decidedIn(report);
  const title = report.kind === 'preliminary' ? 'Preliminary acceptance' : 'Final acceptance';
  return [
    sectionHeading(`${title}: ${decided?.name ?? NO_VALUE}`),
    ...(decided ? [paragraph(meaningOf(report.kind, decided.code, meanings))] : []),
  ];
}

const statement = ({ statement: text }: ReportSnapshot): Block[] =>
  text ? [sectionHeading('Statement'), paragraph(text)] : [];

const conditionsOf = ({ conditions = [] }: ReportSnapshot): Block[] =>
  conditions.length === 0
    ? []
    : [
        sectionHeading('Conditions'),
        {
          kind: 'table',
          columns: [
            { title: 'No.', share: 1 },
            { title: 'Condition', share: 8 },
            { title: 'Instrument', share: 3 },
            { title: 'Until', share: 2 },
          ],
          rows: conditions.map(({ text, instrument, due_date }, at) => [
            String(at + 1),
            text,
            instrument?.name ?? 'The facility',
            dayOf(due_date),
          ]),
        },
      ];

/** The steps that are pending after the report, in order. */
function awaitedAfter(report: ReportSnapshot): PendingFor[] {
  const acceptance = report.facility.submissions.initial_acceptance.preliminary_acceptance;
  const facts = {
    preliminaryAcceptance: acceptance?.code ?? null,
    openEvaluations: {},
    openAssessments: {},
    reviewed: [],
    openConditions: 0,
    reportedConditions: 0,
    isAsked: false,
  };
  if (report.kind === 'final') return [];
  const next = pendingFor({ ...facts, status: 'preliminary_report_issued' });
  const last = pendingFor({ ...facts, status: 'waiting_final_report' });
  return next === 'upgrade-plan' ? [next, last] : [next];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A plan may follow every preliminary report, but the final report waits for it only after a conditional acceptance. */
const optionalPlan = (report: ReportSnapshot) =>
  report.kind === 'preliminary' && !awaitedAfter(report).includes('upgrade-plan')
    ? [['Upload an upgrade plan, which the final report does not require', 'The facility', NO_VALUE]]
    : [];

const APPLY_AGAIN = 'Ask the administrators to return the application to the facility, in order to apply again';

function nextSteps(report: ReportSnapshot): Block[] {
  const { conditions = [] } = report;
  const rows = [
    ...optionalPlan(report),
    ...awaitedAfter(report).map((what) => {
      const { party, does } = AWAITED[what];
      return [capital(does), party === 'nobody' ? NO_VALUE : capital(PARTIES[party]), NO_VALUE];
    }),
    ...conditions.map(({ due_date }, at) => [`Fulfil condition ${at + 1}`, 'The facility', dayOf(due_date)]),
    ...(report.kind === 'final' && decidedIn(report)?.code === 'no' ? [[APPLY_AGAIN, 'The facility', NO_VALUE]] : []),
  ];
  const columns = [
    { title: 'What', share: 8 },
    { title: 'Who', share: 4 },
    { title: 'Until', share: 2 },
  ];
  return [
    sectionHeading('Next steps'),
    rows.length > 0
      ? { kind: 'table', columns, rows }
      : paragraph('None: with this report, the initial acceptance is complete.'),
  ];
}

/** Decision, statement, conditions and next steps. */
export const decisionSections = (report: ReportSnapshot, issuer: Issuer): Block[] => [
  ...decision(report, issuer),
  ...statement(report),
  ...conditionsOf(report),
  ...nextSteps(report),
];
