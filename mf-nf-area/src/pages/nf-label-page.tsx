import { statusOf, useTasks } from '@portal/api-slice';
import { EmptyState, ErrorState, Loading, PageTitle, useFirstLoad } from '@portal/ui/core';
import { Link, useParams } from '@portal/ui/router';
import { useGetMyLabelQuery, useListMyEvaluationsQuery } from '../api/labels';
import { FacilityLabel } from '../label/facility-label';
import { LABEL_MESSAGES as texts } from '../label/messages';
import '../page.css';

/** `/nf-label/:nf`: the label of a facility, its certificates, its badge, and its regular evaluations. */
export function NfLabelPage() {
  const { nf = '' } = useParams();
  return (
    <div className="nf-page">
      <OfFacility key={nf} id={nf} />
    </div>
  );
}

// A malformed id, a missing facility and that of another user must look the same.
const NOT_THERE = [400, 403, 404];

function OfFacility({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetMyLabelQuery(id, { refetchOnMountOrArgChange: true });
  // Awaited once: what they add would move the buttons below it from under the pointer.
  const areEvaluations = useListMyEvaluationsQuery(id).isLoading;
  const areTasks = useTasks(id).isLoading;
  const isMoreAwaited = useFirstLoad(areEvaluations || areTasks);
  if (currentData && !isMoreAwaited) {
    const { _id, acronym, pretty_name: name } = currentData.facility;
    return (
      <>
        <PageTitle
          title={texts.titleOf(name)}
          documentTitle={`${acronym} – ${texts.title}`}
          trail={[{ label: acronym, path: `/edit-nf/${_id}` }]}
          crumb={texts.title}
        />
        <FacilityLabel record={currentData} />
      </>
    );
  }
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return (
      <>
        <PageTitle title={texts.title} />
        <EmptyState title={texts.missingTitle}>
          <p>{texts.missing}</p>
          <p>
            <Link to="/">{texts.home}</Link>
          </p>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={texts.title} />
      {isError ? (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      ) : (
        <Loading label={texts.loading} />
      )}
    </>
  );
}
