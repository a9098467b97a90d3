import { useProfile } from '@portal/api-slice';
import { can, isAdministrator } from '@portal/domain';
import type { ReviewedApplication } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { AcceptanceForm } from './acceptance-form';
import { ResetAction } from './reset-action';

const { acceptance: texts } = MESSAGES;

/** The decisions on a facility as a whole, for those who take them. */
export function AcceptancePanel({ application }: { application: ReviewedApplication }) {
  const profile = useProfile();
  if (!can(profile, 'issue-nf-report')) return null;
  const reset = isAdministrator(profile) ? <ResetAction facility={application.facility} /> : undefined;
  return (
    <Panel title={texts.title} actions={reset}>
      <div className="cars-columns">
        <AcceptanceForm application={application} step="preliminary" />
        <AcceptanceForm application={application} step="final" />
      </div>
      {isAdministrator(profile) && <DisplayedStatusHint application={application} />}
    </Panel>
  );
}

/** What the public sees does not follow from an acceptance: an administrator decides it. */
function DisplayedStatusHint({ application: { facility } }: { application: ReviewedApplication }) {
  const { acceptance } = facility.submissions.initial_acceptance;
  if (acceptance === null || acceptance.code === 'no' || facility.displayed_status.certified) return null;
  return (
    <p className="cars-after">
      {texts.displayed(facility.displayed_status.name)}{' '}
      <Link to={`/edit-nf/${facility._id}`}>{texts.changeDisplayed}</Link>
    </p>
  );
}
