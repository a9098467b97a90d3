import { statusOf, useProfile } from '@portal/api-slice';
import { LABEL_PAGES } from '@portal/domain';
import { EmptyState, ErrorState, LinkButton, Loading, PageTitle, Panel, useFirstLoad } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { Link, useParams } from '@portal/ui/router';
import { useGetLabelAtCentreQuery, useListEvaluationsAtCentreQuery } from '../api/labels';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { LabelList } from '../label/label-list';
import { LABEL_MESSAGES } from '../label/messages';
import { OneLabel } from '../label/one-label';
import '../page.css';

const { title, titleOf, failed, list, one: texts } = LABEL_MESSAGES;
const TRAIL = [{ label: title, path: LABEL_PAGES.labels }];

/** `/cars/label/:nf?`: the labels of the network, or that of one facility with the steps that the reader may take. */
export function FacilityLabelPage() {
  const { nf } = useParams();
  if (!mayAsk(useProfile(), 'label.list')) return <NotFound />;
  return (
    <div className="cars-page">
      <UnsavedForms>{nf === undefined ? <All /> : <OfFacility key={nf} id={nf} />}</UnsavedForms>
    </div>
  );
}

const All = () => (
  <>
    <PageTitle title={title} />
    <Panel>
      <LabelList />
    </Panel>
    <nav className="cars-buttons" aria-label={title}>
      <LinkButton to={LABEL_PAGES.evaluations}>{list.evaluations}</LinkButton>
      <LinkButton to={LABEL_PAGES.stages}>{list.stages}</LinkButton>
      <LinkButton to={LABEL_PAGES.publicList}>{list.public}</LinkButton>
    </nav>
  </>
);

// A malformed id, a missing facility and one that is not the user's to read must look the same.
const NOT_THERE = [400, 403, 404];

function OfFacility({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetLabelAtCentreQuery(id, { refetchOnMountOrArgChange: true });
  // Awaited once: what they add would move the buttons below it from under the pointer.
  const areEvaluationsAwaited = useFirstLoad(useListEvaluationsAtCentreQuery(id).isLoading);
  if (currentData && !areEvaluationsAwaited) {
    const { acronym, pretty_name: name } = currentData.facility;
    return (
      <>
        <PageTitle title={titleOf(name)} trail={TRAIL} crumb={acronym} documentTitle={titleOf(acronym)} />
        <OneLabel record={currentData} />
      </>
    );
  }
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return (
      <>
        <PageTitle title={texts.missingTitle} trail={TRAIL} />
        <EmptyState title={texts.missingTitle}>
          <p>{texts.missing}</p>
          <p>
            <Link to={LABEL_PAGES.labels}>{texts.toList}</Link>
          </p>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={title} trail={TRAIL} />
      {isError ? (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {failed}
        </ErrorState>
      ) : (
        <Loading label={texts.loading} />
      )}
    </>
  );
}
