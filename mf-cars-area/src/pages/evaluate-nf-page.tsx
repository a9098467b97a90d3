import { statusOf, useListApplicationsQuery, useProfile } from '@portal/api-slice';
import { PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { useParams } from '@portal/ui/router';
import { ChooseApplication } from '../frame/choose-application';
import { Instructions } from '../frame/instructions';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { OneApplication } from '../frame/one-application';
import { MESSAGES } from '../messages';
import '../page.css';

const CALL = 'GET /national-facility/submitted-initial-acceptance-applications';
const FORBIDDEN = 403;

/** `/cars/evaluate-nf/:id?` */
export function EvaluateNfPage() {
  return mayAsk(useProfile(), CALL) ? <Evaluation /> : <NotFound />;
}

function Evaluation() {
  const { id } = useParams();
  const { data, isError, error, refetch } = useListApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && statusOf(error) === FORBIDDEN) return <NotFound />;
  const facility = data?.find(({ _id }) => _id === id);
  const { title } = MESSAGES.evaluate;
  return (
    <UnsavedForms>
      <div className="cars-page">
        <PageTitle title={title} documentTitle={facility ? `${facility.acronym} – ${title}` : title} />
        <ChooseApplication applications={data} onRetry={isError ? () => void refetch() : undefined} chosen={id} />
        <Instructions key={String(id === undefined)} isOpen={id === undefined} />
        {id !== undefined && <OneApplication key={id} id={id} />}
      </div>
    </UnsavedForms>
  );
}
