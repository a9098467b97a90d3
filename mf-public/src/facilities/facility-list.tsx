import type { CertifiedFacility } from '@portal/domain';
import { Button, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';

interface FacilityListProps {
  /** `null` while loading. */
  facilities: readonly CertifiedFacility[] | null;
  matchCount: number;
  search: string;
  isFiltered: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onClear: () => void;
  /** The table, shown when there are rows. */
  children: ReactNode;
}

const { list } = MESSAGES;

/** The list in one of its states: failed, loading, empty, no match, or rows. */
export function FacilityList({
  facilities,
  matchCount,
  search,
  isFiltered,
  isFailed,
  onRetry,
  onClear,
  children,
}: FacilityListProps) {
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
      <output className="pub-soft">{list.count(matchCount, facilities.length)}</output>
      {matchCount > 0 ? (
        <div className="pub-list-scroll">{children}</div>
      ) : (
        <EmptyState title={list.nothingTitle}>
          <p>{isFiltered ? list.nothingFiltered : list.nothing(search)}</p>
          <Button onClick={onClear}>{list.clear}</Button>
        </EmptyState>
      )}
    </>
  );
}
