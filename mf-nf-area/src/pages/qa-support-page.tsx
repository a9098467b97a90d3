import { statusOf, useGetFacilityQuery, useGetMyFacilitiesQuery, useProfile } from '@portal/api-slice';
import { LABEL_PAGES, may, relationsOf } from '@portal/domain';
import type { MyFacilities, NationalFacility } from '@portal/domain';
import { EmptyState, ErrorState, LinkButton, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Link, useSearchParams } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useGetTestBookQuery } from '../api/test-book';
import { isTheirs } from '../facility/is-theirs';
import { addressOfBook } from '../quality/addresses';
import { FacilitySupport } from '../quality/facility-support';
import { QUALITY_MESSAGES } from '../quality/messages';
import { NetworkChoice } from '../quality/network-choice';
import '../page.css';
import '../quality/quality.css';

const { page: texts, notBegun } = QUALITY_MESSAGES;

type Choice = MyFacilities['nfs'][number];

const COLUMNS: readonly Column<Choice>[] = [
  { key: 'acronym', title: 'National Facility', cell: ({ acronym }) => acronym, isHeader: true },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    cell: ({ id, acronym }) => (
      <LinkButton to={addressOfBook(id)} aria-label={texts.ofFacility(texts.openBook, acronym)}>
        {texts.openBook}
      </LinkButton>
    ),
  },
];

/** `/qa-support/`: the test book, the requests and the calendar of one's facility, or a choice between several. */
export function QaSupportPage() {
  const [params] = useSearchParams();
  const id = params.get('facility');
  return <div className="nf-page">{id === null ? <MyFacility /> : <OneFacility key={id} id={id} />}</div>;
}

function MyFacility() {
  const { data, isError, refetch } = useGetMyFacilitiesQuery();
  const [first, ...others] = data?.nfs ?? [];
  if (first && others.length === 0) return <OneFacility id={first.id} />;
  if (data && !first) return <OfNetwork />;
  return (
    <>
      <PageTitle title={texts.title} />
      {data && (
        <Panel title={texts.choose}>
          <DataTable
            caption={texts.choose}
            rows={data.nfs}
            rowKey={({ id }) => id}
            columns={COLUMNS}
            pageSize={null}
            empty={null}
          />
        </Panel>
      )}
      {!data && (isError ? <Failed onRetry={() => void refetch()} /> : <Loading label={texts.loadingFacilities} />)}
    </>
  );
}

/** For users without a facility: a choice of all, for those who read the whole network. */
function OfNetwork() {
  const profile = useProfile();
  const relations = relationsOf(profile && { id: profile._id, permissions: profile.permissions });
  if (!may('test-book.read-network', relations).allowed) return <NoBook words={texts.missing} />;
  return (
    <>
      <PageTitle title={texts.title} />
      <NetworkChoice />
    </>
  );
}

// A malformed id, a missing facility and that of another user must look the same.
const NOT_THERE = [400, 403, 404];

function OneFacility({ id }: { id: string }) {
  const facility = useGetFacilityQuery(id);
  const book = useGetTestBookQuery(id, { refetchOnMountOrArgChange: true });
  const failed = [facility, book].find(({ isError, currentData }) => isError && !currentData);
  if (failed && NOT_THERE.includes(statusOf(failed.error) ?? 0)) return <NoBook words={texts.unknown} />;
  const retry = () => {
    void facility.refetch();
    void book.refetch();
  };
  return (
    <>
      <Heading facility={facility.currentData} />
      {failed && <Failed onRetry={retry} />}
      {!failed && !(facility.currentData && book.currentData) && <Loading label={texts.loading} />}
      {facility.currentData && book.currentData?.begun_on === null && <NotBegun id={id} />}
      {facility.currentData && typeof book.currentData?.begun_on === 'number' && (
        <FacilitySupport facility={facility.currentData} book={book.currentData} />
      )}
    </>
  );
}

/** Those who read several facilities go back to the choice. */
const TO_CHOICE = [{ label: texts.title, path: '/qa-support/' }];

function Heading({ facility }: { facility: NationalFacility | undefined }) {
  if (!facility) return <PageTitle title={texts.title} />;
  return (
    <PageTitle
      title={texts.titleOf(facility.pretty_name)}
      documentTitle={`${facility.acronym} – ${texts.title}`}
      trail={isTheirs(facility) ? undefined : TO_CHOICE}
    >
      {facility.acceptance_in_force !== null && <Link to={LABEL_PAGES.own(facility._id)}>{texts.openLabel}</Link>}
    </PageTitle>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={texts.failedTitle} onRetry={onRetry}>
    {texts.failed}
  </ErrorState>
);

const NotBegun = ({ id }: { id: string }) => (
  <EmptyState title={notBegun.title}>
    <p>{notBegun.text}</p>
    <p>
      <Link to={`/edit-nf/${id}`}>{notBegun.toFacility}</Link>
    </p>
  </EmptyState>
);

function NoBook({ words }: { words: string }) {
  return (
    <>
      <PageTitle title={texts.title} />
      <EmptyState title={texts.missingTitle}>
        <p>{words}</p>
        <p>
          <Link to="/contact">{texts.contact}</Link>
        </p>
      </EmptyState>
    </>
  );
}
