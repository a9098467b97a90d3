import { useReadNoticeMutation } from '@portal/api-slice';
import type { Notice } from '@portal/domain';
import { Button, formatMoment } from '@portal/ui/core';
import { PageLink } from '../preload/page-link';
import './notices.css';

/** Notices, newest first; unread ones are marked by a word and a bar. */
export const NoticeList = ({ notices }: { notices: readonly Notice[] }) => (
  <ol className="s-notices">
    {notices.map((notice) => (
      <li key={notice._id} className={notice.is_read ? undefined : 's-notice-unread'}>
        <NoticeItem notice={notice} />
      </li>
    ))}
  </ol>
);

function NoticeItem({ notice: { _id, subject, text, path, date, is_read } }: { notice: Notice }) {
  const [read, { isLoading }] = useReadNoticeMutation();
  const markRead = () => {
    if (!is_read) void read(_id);
  };
  return (
    <article>
      <h2>
        {path === null ? (
          subject
        ) : (
          <PageLink to={path} onClick={markRead}>
            {subject}
          </PageLink>
        )}
      </h2>
      <p>{text}</p>
      <p className="s-notice-facts">
        {formatMoment(date)}
        {!is_read && (
          <>
            <strong>Unread</strong>
            <Button
              size="small"
              type="link"
              loading={isLoading}
              onClick={markRead}
              aria-label={`Mark as read: ${subject}`}
            >
              Mark as read
            </Button>
          </>
        )}
      </p>
    </article>
  );
}
