import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { documentsOf, DownloadButton } from '@portal/facilities';
import { MESSAGES } from '../messages';

const { downloads } = MESSAGES;
const LABELS = {
  submission: downloads.application,
  plan: downloads.plan,
  evaluation: downloads.evaluation,
  configuration: downloads.configuration,
};

/** The documents of an application, to be saved. */
export function Downloads({ facility }: { facility: NationalFacility }) {
  const download = useDownload();
  const { preliminary_report, final_report } = facility.submissions.initial_acceptance;
  return (
    <div className="cars-buttons">
      {documentsOf(facility, DOWNLOAD_PATHS).map(({ kind, path }) => (
        <DownloadButton key={kind} label={LABELS[kind]} path={path} download={download} />
      ))}
      {/* From the final report on, the evaluation report is that one. */}
      {final_report !== null && preliminary_report !== null && (
        <DownloadButton
          label={downloads.preliminary}
          path={DOWNLOAD_PATHS.file(preliminary_report)}
          download={download}
        />
      )}
    </div>
  );
}
