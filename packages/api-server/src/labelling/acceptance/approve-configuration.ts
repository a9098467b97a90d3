import { operationalConfiguration, type ApprovedConfiguration } from '@portal/domain';
import type { ReportSnapshot } from '../pdf/report-snapshot';

/** What a final report approves: the configuration of every lidar; nothing when the facility is not accepted. */
export function approvedConfiguration(report: ReportSnapshot): ApprovedConfiguration | undefined {
  const { facility, lidars, issued_at } = report;
  const decision = facility.submissions.initial_acceptance.acceptance?.code;
  if (decision !== 'yes' && decision !== 'conditionally') return undefined;
  const moments = { approvedAt: issued_at, exportedAt: issued_at };
  return {
    facility: facility.acronym,
    configurations: lidars.map((lidar) => operationalConfiguration(report, lidar, moments)),
  };
}
