import { useListNoticesQuery } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useEffect } from 'react';
import { PageLink } from '../preload/page-link';

const MAX_SHOWN = 99;

/** A link to the notices with the number of unread ones, refreshed when the tab becomes visible again. */
export function NoticesLink() {
  const { data, refetch } = useListNoticesQuery({ start: 0, count: 1 });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  const unread = data?.unread_count ?? 0;
  const name = unread > 0 ? `Notices, ${unread} unread` : 'Notices';
  return (
    <PageLink to="/notices" className="s-top-button s-bell" aria-label={name} title={name}>
      <Icon name="notice" />
      {unread > 0 && <span aria-hidden="true">{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</span>}
    </PageLink>
  );
}
