import { statusOf, useGetFacilityQuery, useGetMyFacilitiesQuery, useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import { ErrorState, Loading, PageTitle, EmptyState } from '@portal/ui/core';
import { Navigate, useParams, Link } from '@portal/ui/router';
import { FacilityView } from '../facility/facility-view';
import { useTrail } from '../facility/trail';
import { MESSAGES } from '../messages';
import '../page.css';

const { facility: texts } = MESSAGES;

/** `/edit-nf/:id?` */
export function EditNfPage() {
  const { id } = useParams();
  return <div className="nf-page">{id === undefined ? <MyFacility /> : <OneFacility id={id} />}</div>;
}

/** Without an id: the user's own facility, or a choice between several. */
function MyFacility() {
  const { data, isError, refetch } = useGetMyFacilitiesQuery();
  const [first, ...others] = data?.nfs ?? [];
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (!first) return <NoFacility words={texts.missing} />;
  return <Navigate to={others.length > 0 ? '/edit-my-nf/' : `/edit-nf/${first.id}`} replace />;
}

// A malformed id, a missing facility and another user's facility must look the same.
const NOT_THERE = [400, 403, 404];

function OneFacility({ id }: { id: string }) {
  const {
    currentData: facility,
    isError,
    error,
    refetch,
  } = useGetFacilityQuery(id, { refetchOnMountOrArgChange: true });
  const isStaff = can(useProfile(), 'view-all-nf');
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return <NoFacility words={isStaff ? texts.unknown : texts.missing} />;
  // A failed refetch must not close the form that is being edited.
  if (facility) return <FacilityView key={id} facility={facility} />;
  return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle title={texts.title} trail={useTrail()} />
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    </>
  );
}

function Waiting() {
  return (
    <>
      <PageTitle title={texts.title} trail={useTrail()} />
      <Loading label={texts.loading} />
    </>
  );
}

function NoFacility({ words }: { words: string }) {
  return (
    <>
      <PageTitle title={texts.title} trail={useTrail()} />
      <EmptyState title={texts.missingTitle}>
        <p>{words}</p>
        <p>
          <Link to="/contact">{texts.contact}</Link>
        </p>
      </EmptyState>
    </>
  );
}
