import { statusOf, useGetFacilityQuery, useGetMyFacilitiesQuery, useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import type { MyFacilities } from '@portal/domain';
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
    return isStaff ? <NoFacility words={texts.unknown} /> : <NotTheirs />;
  // A failed refetch must not close the form that is being edited.
  if (facility) return <FacilityView key={id} facility={facility} />;
  return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
}

/** For a user who may not read the facility, or none is there. Only a user without a facility is told to have none. */
function NotTheirs() {
  const { data, isError } = useGetMyFacilitiesQuery();
  if (!data && !isError) return <Waiting />;
  const own = data?.nfs ?? [];
  return own.length === 0 ? <NoFacility words={texts.missing} /> : <NoFacility words={texts.notTheirs} own={own} />;
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

/** Says that there is no facility to show, and leads to the user's own ones. */
function NoFacility({ words, own = [] }: { words: string; own?: MyFacilities['nfs'] }) {
  return (
    <>
      <PageTitle title={texts.title} trail={useTrail()} />
      <EmptyState title={texts.missingTitle}>
        <p>{words}</p>
        {own.map(({ id, acronym }) => (
          <p key={id}>
            <Link to={`/edit-nf/${id}`}>{texts.openOwn(acronym)}</Link>
          </p>
        ))}
        <p>
          <Link to="/contact">{texts.contact}</Link>
        </p>
      </EmptyState>
    </>
  );
}
