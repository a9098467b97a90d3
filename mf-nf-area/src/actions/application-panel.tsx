import { DOWNLOAD_PATHS, useDownload, useProfile } from '@portal/api-slice';
import { can, mayHaveConfigurations } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { reportOf, useLoading } from '@portal/facilities';
import { formatDay, Panel, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useAcceptanceInForce } from '../accepted/use-acceptance-in-force';
import type { Findings } from '../check/use-completeness';
import type { Access } from '../facility/access';
import { MESSAGES } from '../messages';
import { Action } from './action';
import type { ActionProps } from './action';
import { DisplayedStatus } from './displayed-status';
import { SubmitAction } from './submit-action';
import { WithdrawAction } from './withdraw-action';

export interface ApplicationPanelProps {
  facility: NationalFacility;
  access: Access;
  completeness: Findings;
}

const { actions } = MESSAGES;

/** The available actions on a facility's application, and its documents; renders nothing if there are neither. */
export function ApplicationPanel({ facility, access, completeness }: ApplicationPanelProps) {
  const application = facility.submissions.initial_acceptance;
  const mayBeVersions = can(useProfile(), 'view-all-nf') && mayHaveConfigurations(application);
  const isIdle = !(access.isPersonal && access.mayEdit) && !access.maySetStatus && !mayBeVersions;
  const { earlier_report, configuration_in_force } = facility;
  if (isIdle && !application.date && !earlier_report && configuration_in_force === null) return null;
  return (
    <div className="nf-application">
      <Panel title={actions.title}>
        <div className="nf-actions">
          {access.isPersonal ? (
            <SubmitAction
              facility={facility}
              isEditable={access.mayEdit}
              completeness={completeness}
              Submitted={Submission}
            />
          ) : (
            <Submission facility={facility} />
          )}
          {access.isPersonal && <WithdrawAction facility={facility} />}
          <LaterDocuments facility={facility} />
        </div>
        {mayBeVersions && (
          <p>
            <Link to={`/cars/evaluate-nf/${facility._id}`}>{actions.configurationVersions}</Link>
          </p>
        )}
        {access.maySetStatus && <DisplayedStatus key={facility.displayed_status.code} facility={facility} />}
      </Panel>
    </div>
  );
}

interface DocumentProps {
  facility: NationalFacility;
  noteRef?: ActionProps['noteRef'];
}

function Submission({ facility, noteRef }: DocumentProps) {
  const submitted = formatDay(facility.submissions.initial_acceptance.date);
  return (
    <DownloadAction
      label={actions.downloadApplication}
      path={submitted && DOWNLOAD_PATHS.application(facility._id)}
      note={actions.submittedOn(submitted ?? '')}
      noteRef={noteRef}
    />
  );
}

function LaterDocuments({ facility }: DocumentProps) {
  const { user_file } = facility.submissions.initial_acceptance;
  const report = reportOf(facility, DOWNLOAD_PATHS);
  const accepted = useAcceptanceInForce(facility);
  const inForce = facility.configuration_in_force;
  return (
    <>
      <DownloadAction
        label={actions.downloadPlan}
        path={user_file && DOWNLOAD_PATHS.file(user_file)}
        note={actions.planHere}
      />
      {/* The report of a result is next to it. */}
      {report && report.round !== null && report.round !== accepted?.round && (
        <DownloadAction label={actions.downloadReport} path={report.path} note={actions.earlierReport(report.round)} />
      )}
      <DownloadAction
        label={actions.downloadConfiguration}
        path={inForce === null ? null : DOWNLOAD_PATHS.configuration(facility._id)}
        note={actions.approved(inForce ?? 0)}
      />
    </>
  );
}

/** A download; renders nothing if `path` is `null`. */
function DownloadAction({
  path,
  ...action
}: Pick<ActionProps, 'label' | 'note' | 'noteRef'> & { path: string | null }) {
  const { isLoading, load } = useLoading(path, useDownload());
  if (path === null) return null;
  return (
    <Action {...action} icon={<Icon name="download" />} isEnabled loading={isLoading} onClick={() => void load()} />
  );
}
