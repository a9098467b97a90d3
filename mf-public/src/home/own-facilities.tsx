import { useListMyFacilitiesQuery, useTasks } from '@portal/api-slice';
import { day, pendingWith, stagesOf, acceptanceBeforeReport } from '@portal/domain';
import type { AcceptedVersion, ComingStep, InitialAcceptance, NationalFacility, ServedTask } from '@portal/domain';
import { Dated, ErrorState, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useState } from 'react';
import { useListOwnVersionsQuery } from '../api/facilities';
import { LaterStages, useComingSteps } from './later-stages';
import { FacilityWaiting, OwnFacilityWaiting } from './members-waiting';
import { MEMBER_MESSAGES } from './messages';
import './own-facilities.css';

const { own: texts } = MEMBER_MESSAGES;

/** The state of the application of each of the user's facilities, and the last decision. */
export function OwnFacilities() {
  const { data: facilities, isError, refetch } = useListMyFacilitiesQuery();
  if (!facilities && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {MEMBER_MESSAGES.tasks.failed}
      </ErrorState>
    );
  if (!facilities) return <FacilityWaiting />;
  return facilities.map((facility) => <OwnFacility key={facility._id} facility={facility} />);
}

/** One of them, shown once all of it is there: added later, a line would move what is below. */
function OwnFacility({ facility }: { facility: NationalFacility }) {
  const { _id, pretty_name, submissions } = facility;
  const coming = useComingSteps(facility);
  const { initial_acceptance: application } = submissions;
  const isUnderWay = application.round > 1 && lastResult(application) === null;
  const versions = useListOwnVersionsQuery(_id, { skip: !isUnderWay });
  const tasks = useTasks(_id);
  if (coming.isLoading || versions.isLoading || tasks.isLoading) return <OwnFacilityWaiting />;
  return (
    <Panel title={pretty_name} actions={<Link to={`/edit-nf/${_id}`}>{texts.open}</Link>}>
      <Progress
        facility={facility}
        coming={coming.data ?? []}
        versions={versions.data?.versions ?? []}
        due={tasks.data?.[0]}
      />
    </Panel>
  );
}

interface ProgressProps {
  facility: NationalFacility;
  coming: readonly ComingStep[];
  versions: readonly AcceptedVersion[];
  /** The user's most urgent task at the facility. */
  due: ServedTask | undefined;
}

function Progress({ facility, coming, versions, due }: ProgressProps) {
  const [now] = useState(() => day(Date.now() / 1000) ?? '');
  const application = facility.submissions.initial_acceptance;
  const result = lastResult(application);
  // The result already states this.
  const isComplete = application.pending_for === 'nothing' && application.acceptance?.code !== 'no';
  return (
    <div className="pub-own">
      {result === null ? <InForce application={application} versions={versions} /> : <Result text={result} />}
      <Stages application={application} />
      {!isComplete && (
        <p>
          <Dated text={pendingWith({ ...application, own_task: due }, 'facility', now).sentence} />
        </p>
      )}
      <LaterStages facility={facility} coming={coming} />
    </div>
  );
}

const Result = ({ text }: { text: string }) => (
  <p>
    <strong>
      <Dated text={text} />
    </strong>
  </p>
);

/** The acceptance of an earlier round that is in force. */
function InForce({ application, versions }: { application: InitialAcceptance; versions: readonly AcceptedVersion[] }) {
  const inForce = acceptanceBeforeReport(application, versions);
  if (!inForce) return null;
  const { acceptance, valid_from, number } = inForce;
  return <Result text={texts.inForce(acceptance.name, day(valid_from) ?? '', number, application.round)} />;
}

/** The result of the latest report of the present round. */
function lastResult({ acceptance, preliminary_acceptance, evaluation_date }: InitialAcceptance): string | null {
  const name = (acceptance ?? preliminary_acceptance)?.name;
  const issued = day(evaluation_date);
  return name === undefined || issued === null ? null : texts.result(acceptance !== null, issued, name);
}

const Stages = ({ application }: { application: InitialAcceptance }) => (
  <ol
    className={application.acceptance?.code === 'no' ? 'pub-steps pub-steps-refused' : 'pub-steps'}
    aria-label={texts.stages}
  >
    {stagesOf(application).map(({ stage, state }) => (
      <li key={stage} className={`pub-step pub-step-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
        {stage}
        <span>{texts.states[state]}</span>
      </li>
    ))}
  </ol>
);
