import { useListNoticesQuery, useReadAllNoticesMutation } from '@portal/api-slice';
import type { NoticePage } from '@portal/domain';
import { Button, EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Link, useSearchParams } from '@portal/ui/router';
import { NoticeList } from '../notices/notice-list';
import './pages.css';

const PAGE_SIZE = 20;
const TRAIL = [{ label: 'Home', path: '/' }];

/** `/notices`: notices of the user, newest first. */
export function NoticesPage() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, isError, refetch } = useListNoticesQuery(
    { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="s-page s-notices-page">
      <PageTitle title="Notices" trail={TRAIL}>
        {data && data.unread_count > 0 && <ReadAll page={data} isFirst={page === 1} />}
      </PageTitle>
      {data ? <Shown page={data} number={page} /> : <Absent onRetry={isError ? () => void refetch() : undefined} />}
    </div>
  );
}

function Absent({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Loading label="Loading your notices" />;
  return (
    <ErrorState title="Your notices could not be loaded" onRetry={onRetry}>
      Please try again in a moment.
    </ErrorState>
  );
}

/**
 * Marks the displayed notices as read, on the first page all of them; those that arrived since the page was loaded stay
 * unread.
 */
function ReadAll({ page: { notices }, isFirst }: { page: NoticePage; isFirst: boolean }) {
  const [readAll, { isLoading }] = useReadAllNoticesMutation();
  const [newest] = notices;
  if (!newest) return null;
  return (
    <Button loading={isLoading} onClick={() => void readAll(newest._id)}>
      {isFirst ? 'Mark all as read' : 'Mark these and all older ones as read'}
    </Button>
  );
}

function Shown({ page: { notices, total_count }, number }: { page: NoticePage; number: number }) {
  const pages = Math.ceil(total_count / PAGE_SIZE);
  if (total_count === 0)
    return (
      <EmptyState title="No notices yet">
        Here you read what happens in the portal that concerns you. You get an email about it too.
      </EmptyState>
    );
  return (
    <>
      {notices.length > 0 ? (
        <Panel>
          <NoticeList notices={notices} />
        </Panel>
      ) : (
        <p>There are no notices on this page.</p>
      )}
      {(pages > 1 || number > 1) && (
        <nav className="s-notice-pages" aria-label="Pages of notices">
          {number > 1 && <Link to={`?page=${Math.min(number - 1, pages)}`}>Newer notices</Link>}
          {number < pages && <Link to={`?page=${number + 1}`}>Older notices</Link>}
        </nav>
      )}
    </>
  );
}
