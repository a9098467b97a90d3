import type { CertifiedFacility } from '@portal/domain';
import { Button, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';

/** Props of `FacilityList`. */
interface FacilityListProps {
  /** All of them; `null` until they are loaded. */
  facilities: readonly CertifiedFacility[] | null;
  /** How many of them the search finds. */
  found: number;
  search: string;
  isFailed: boolean;
  onRetry: () => void;
  onClear: () => void;
  /** The table, for when there is something to show in it. */
  children: ReactNode;
}

const { list } = MESSAGES;

/** The list in whichever state it is: failed, loading, empty, nothing found, or rows. */
export function FacilityList({ facilities, found, search, isFailed, onRetry, onClear, children }: FacilityListProps) {
  if (isFailed) {
    return (
      <ErrorState title={list.failedTitle} onRetry={onRetry}>
        {list.failed}
      </ErrorState>
    );
  }
  if (!facilities) return <Loading label={list.loading} />;
  if (facilities.length === 0) return <EmptyState title={list.emptyTitle}>{list.empty}</EmptyState>;
  return (
    <>
      <output className="pub-soft">{list.count(found, facilities.length)}</output>
      {found > 0 ? (
        <div className="pub-list-scroll">{children}</div>
      ) : (
        <EmptyState title={list.nothingTitle}>
          <p>{list.nothing(search)}</p>
          <Button onClick={onClear}>{list.clear}</Button>
        </EmptyState>
      )}
    </>
  );
}
