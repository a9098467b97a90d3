import { EmptyState, PageTitle } from '@portal/ui/core';

/** A page of this area that is announced and not available yet. */
export function UnfinishedPage({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState title="Under construction">This feature is not available yet.</EmptyState>
    </>
  );
}
