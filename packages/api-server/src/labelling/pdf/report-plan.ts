import { byCode, COMPLIANCES, day, nameOfAspect, PLAN_ASSESSMENTS } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Block } from '../../platform/pdf/document';
import { paragraph, sectionHeading } from './blocks';
import type { ReportSnapshot } from './report-snapshot';

function table(report: ReportSnapshot): Block {
  const { lidars, photometers, plan_assessments = [], compliances = COMPLIANCES } = report;
  const names = new Map([...lidars, ...photometers].map(({ _id, name }) => [_id, name]));
  return {
    kind: 'table',
    columns: [
      { title: 'Instrument', share: 4 },
      { title: 'Aspect', share: 3 },
      { title: 'Compliance', share: 3 },
      { title: 'Assessment', share: 3 },
      { title: 'Comments', share: 10 },
    ],
    rows: plan_assessments.map(({ target_kind, target_id, aspect, compliance, assessment, comments }) => [
      target_kind === 'facility' ? 'The facility' : (names.get(target_id) ?? NO_VALUE),
      nameOfAspect(aspect),
      byCode(compliances, compliance)?.name ?? NO_VALUE,
      PLAN_ASSESSMENTS.find(({ code }) => code === assessment)?.name ?? 'Not assessed',
      comments?.trim() ? comments : NO_VALUE,
    ]),
  };
}

/** The upgrade plan with its assessment, or the reason for its absence. */
export function planSection(report: ReportSnapshot): Block[] {
  if (report.kind === 'preliminary') return [];
  const { has_upgrade_plan, plan_assessments = [], without_plan_reason } = report;
  return [
    sectionHeading('Upgrade plan'),
    paragraph(
      has_upgrade_plan
        ? 'The facility has uploaded an upgrade plan.'
        : 'The report was issued without an upgrade plan.',
    ),
    ...(without_plan_reason ? [paragraph(`Reason: ${without_plan_reason}`)] : []),
    ...(plan_assessments.length > 0 ? [table(report)] : []),
  ];
}

/** The differences between the final and the preliminary report; empty if they were not recorded. */
export function changesSection({ changes, preliminary_issued_at }: ReportSnapshot): Block[] {
  if (!changes) return [];
  return [
    sectionHeading('Changes against the preliminary report'),
    changes.length === 0
      ? paragraph(`The report says the same as the preliminary one of ${day(preliminary_issued_at) ?? NO_VALUE}.`)
      : {
          kind: 'table',
          columns: [
            { title: 'What', share: 4 },
            { title: 'Preliminary report', share: 5 },
            { title: 'Final report', share: 5 },
          ],
          rows: changes.map(({ what, before, after }) => [what, before ?? NO_VALUE, after ?? NO_VALUE]),
        },
  ];
}
