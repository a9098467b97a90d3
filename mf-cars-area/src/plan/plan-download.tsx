import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { PLAN_MESSAGES } from './messages';

/** The upgrade plan itself, for those who assess it or read its assessments. */
export function PlanDownload({ facility }: { facility: NationalFacility }) {
  const download = useDownload();
  const { user_file: plan } = facility.submissions.initial_acceptance;
  return (
    plan !== null && <DownloadButton label={PLAN_MESSAGES.plan} path={DOWNLOAD_PATHS.file(plan)} download={download} />
  );
}
