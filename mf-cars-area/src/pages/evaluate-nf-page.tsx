import { statusOf, useGetFacilityQuery, useProfile } from '@portal/api-slice';
import { can, isSubmitted, LABEL_PAGES } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { Link, useParams } from '@portal/ui/router';
import { useGetApplicationQuery } from '../api/evaluation';
import { ChooseApplication } from '../frame/choose-application';
import { Instructions } from '../frame/instructions';
import { LastingRecord } from '../frame/lasting-record';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { OneApplication } from '../frame/one-application';
import { useOpenWork } from '../frame/use-open-work';
import { MESSAGES } from '../messages';
import { PROCESS_MESSAGES } from '../process/messages';
import '../page.css';

const FORBIDDEN = 403;

const TRAIL = [{ label: MESSAGES.evaluate.all, path: '/cars/evaluate-nf' }];

/** `/cars/evaluate-nf/:id?` */
export function EvaluateNfPage() {
  return mayAsk(useProfile(), 'application.list') ? <Evaluation /> : <NotFound />;
}

function Evaluation() {
  const { id } = useParams();
  const openWork = useOpenWork(id === undefined);
  const { known, isLoading, mayBeThere } = useKnown(id);
  const { currentData: application } = useGetApplicationQuery(id ?? '', { skip: !mayBeThere });
  if (openWork.isError && statusOf(openWork.error) === FORBIDDEN) return <NotFound />;
  const facility = application?.facility ?? known;
  const isSettled = openWork.data !== undefined || openWork.isError;
  const { title, titleOf } = MESSAGES.evaluate;
  return (
    <UnsavedForms>
      <div className="cars-page">
        <PageTitle
          title={facility ? titleOf(facility.pretty_name) : title}
          documentTitle={facility ? `${facility.acronym} – ${title}` : title}
          {...(id !== undefined && { trail: TRAIL, crumb: facility?.acronym ?? title })}
        />
        <ChooseApplication openWork={openWork} chosen={id} facility={facility} />
        {/* Below the table, which would move them if they were there first. */}
        {id === undefined && isSettled && <StagesLink />}
        {id === undefined && isSettled && <Instructions application={undefined} isOpen />}
        {isLoading && <Loading label={MESSAGES.evaluate.loading} />}
        {id !== undefined && mayBeThere && <OneApplication key={id} id={id} />}
        {known && !mayBeThere && <LastingRecord key={id} facility={known} />}
        {id !== undefined && <Instructions application={application} isOpen={false} />}
      </div>
    </UnsavedForms>
  );
}

/** To the whole network by stage, for those who read it. */
function StagesLink() {
  const profile = useProfile();
  if (!areLaterStagesInUse() || !mayAsk(profile, 'stage.list')) return null;
  return (
    <p>
      <Link to={LABEL_PAGES.stages}>{PROCESS_MESSAGES.link}</Link>
    </p>
  );
}

/**
 * The facility, for users who see all facilities; it saves them the request for an application that is not submitted.
 */
function useKnown(id: string | undefined) {
  const maySeeAll = can(useProfile(), 'view-all-nf');
  const { currentData: known, isFetching } = useGetFacilityQuery(id ?? '', {
    skip: id === undefined || !maySeeAll,
    // The facility may have submitted it since the last visit.
    refetchOnMountOrArgChange: true,
  });
  const isLoading = known === undefined && isFetching;
  const isDraft = known !== undefined && !isSubmitted(known.submissions.initial_acceptance.status.code);
  return { known, isLoading, mayBeThere: id !== undefined && !isLoading && !isDraft };
}
