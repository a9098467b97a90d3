import { DOWNLOAD_PATHS, useDownload, useProfile } from '@portal/api-slice';
import { can, decide, holdersFor, mayHaveConfigurations } from '@portal/domain';
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
import { UpgradePlanAction } from './upgrade-plan-action';

export interface ApplicationPanelProps {
  facility: NationalFacility;
  access: Access;
  completeness: Findings;
}

const { actions } = MESSAGES;

/** Everything that can be done with the application of a facility, each saying when it can. */
export function ApplicationPanel({ facility, access, completeness }: ApplicationPanelProps) {
  const { date, evaluation_date, user_file } = facility.submissions.initial_acceptance;
  const [submitted, issued] = [formatDay(date), formatDay(evaluation_date)];
  const plan = usePlanDecision(facility);
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
          {plan !== 'forbidden' && <UpgradePlanAction facility={facility} isOpen={plan === 'possible'} />}
          <DownloadAction
            label={actions.downloadPlan}
            path={user_file && DOWNLOAD_PATHS.file(user_file)}
            note={user_file ? actions.planHere : actions.noPlanYet}
          />
          <DownloadAction label={actions.downloadReport} path={report?.path ?? null} note={noteOf(report, issued)} />
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

/** Of which round the report is, where that is an earlier one. */
function noteOf(report: ReturnType<typeof reportOf>, issued: string | null): string {
  if (!report) return actions.noReportYet;
  return report.round === null ? actions.reportOf(issued ?? '') : actions.earlierReport(report.round);
}

/** Whether this person may add an upgrade plan, and whether it is the time for it. */
function usePlanDecision(facility: NationalFacility): 'possible' | 'not-now' | 'forbidden' {
  const profile = useProfile();
  if (!profile) return 'forbidden';
  const { status, user_file, preliminary_acceptance } = facility.submissions.initial_acceptance;
  const facts = {
    ...holdersFor(facility, profile),
    status: status.code,
    fullyEvaluated: false,
    preliminaryAcceptance: preliminary_acceptance?.code ?? null,
    hasUpgradePlan: user_file !== null,
  };
  const decision = decide({ ...profile, id: profile._id }, facts, 'addUpgradePlan');
  if (decision.ok) return 'possible';
  return decision.reason === 'forbidden' ? 'forbidden' : 'not-now';
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
