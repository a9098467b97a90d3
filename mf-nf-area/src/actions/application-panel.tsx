import { DOWNLOAD_PATHS, useDownload, useProfile } from '@portal/api-slice';
import { can, mayHaveConfigurations } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { reportOf, useLoading } from '@portal/facilities';
import { formatDay, Panel, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
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

/** What can be done with the application of a facility, and its documents. */
export function ApplicationPanel({ facility, access, completeness }: ApplicationPanelProps) {
  const { date, user_file } = facility.submissions.initial_acceptance;
  const submitted = formatDay(date);
  const maySeeVersions = can(useProfile(), 'view-all-nf');
  const report = reportOf(facility, DOWNLOAD_PATHS);
  return (
    <div className="nf-application">
      <Panel title={actions.title}>
        <div className="nf-actions">
          {access.isPersonal && (
            <SubmitAction facility={facility} isEditable={access.mayEdit} completeness={completeness} />
          )}
          {access.isPersonal && <WithdrawAction facility={facility} />}
          <DownloadAction
            label={actions.downloadApplication}
            path={submitted && DOWNLOAD_PATHS.application(facility._id)}
            note={submitted ? actions.submittedOn(submitted) : actions.notSubmitted}
          />
          <DownloadAction
            label={actions.downloadPlan}
            path={user_file && DOWNLOAD_PATHS.file(user_file)}
            note={user_file ? actions.planHere : actions.noPlanYet}
          />
          {/* Once the present round has one, it stands beside the result. */}
          {report?.round !== null && (
            <DownloadAction
              label={actions.downloadReport}
              path={report?.path ?? null}
              note={report ? actions.earlierReport(report.round) : actions.noReportYet}
            />
          )}
          {facility.configuration_in_force !== null && (
            <DownloadAction
              label={actions.downloadConfiguration}
              path={DOWNLOAD_PATHS.configuration(facility._id)}
              note={actions.approved(facility.configuration_in_force)}
            />
          )}
        </div>
        {maySeeVersions && mayHaveConfigurations(facility.submissions.initial_acceptance) && (
          <p>
            <Link to={`/cars/evaluate-nf/${facility._id}`}>{actions.configurationVersions}</Link>
          </p>
        )}
        {access.maySetStatus && <DisplayedStatus key={facility.displayed_status.code} facility={facility} />}
      </Panel>
    </div>
  );
}

/** A download; `path` is `null` without a document. */
function DownloadAction({ path, ...action }: Pick<ActionProps, 'label' | 'note'> & { path: string | null }) {
  const { isLoading, load } = useLoading(path, useDownload());
  return (
    <Action
      {...action}
      icon={<Icon name="download" />}
      isEnabled={path !== null}
      loading={isLoading}
      onClick={() => void load()}
    />
  );
}
