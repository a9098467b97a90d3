import { statusOf, useGetApplicationQuery, usePageApplicationsQuery, useProfile } from '@portal/api-slice';
import { PageTitle, Disclosure } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { useParams } from '@portal/ui/router';
import { ChooseApplication } from '../frame/choose-application';
import { FIRST } from '../frame/first-applications';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { OneApplication } from '../frame/one-application';
import { MESSAGES } from '../messages';
import '../page.css';

const FORBIDDEN = 403;

/** `/cars/evaluate-nf/:id?` */
export function EvaluateNfPage() {
  return mayAsk(useProfile(), 'application.list') ? <Evaluation /> : <NotFound />;
}

function Evaluation() {
  const { id } = useParams();
  const { data, isError, error, refetch } = usePageApplicationsQuery(FIRST, { refetchOnMountOrArgChange: true });
  const { currentData: application } = useGetApplicationQuery(id ?? '', { skip: id === undefined });
  if (isError && statusOf(error) === FORBIDDEN) return <NotFound />;
  const facility = application?.facility;
  const { title } = MESSAGES.evaluate;
  return (
    <UnsavedForms>
      <div className="cars-page">
        <PageTitle title={title} documentTitle={facility ? `${facility.acronym} – ${title}` : title} />
        <ChooseApplication
          applications={data}
          onRetry={isError ? () => void refetch() : undefined}
          chosen={id}
          facility={facility}
        />
        <Instructions key={String(id === undefined)} isOpen={id === undefined} />
        {id !== undefined && <OneApplication key={id} id={id} />}
      </div>
    </UnsavedForms>
  );
}

const { instructions } = MESSAGES;

/** The steps of an evaluation, open until a facility is chosen. */
const Instructions = ({ isOpen }: { isOpen: boolean }) => (
  <Disclosure summary={instructions.title} open={isOpen}>
    <ol className="cars-instructions">
      {instructions.list.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  </Disclosure>
);
