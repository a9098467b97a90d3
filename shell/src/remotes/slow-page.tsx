import { Button, Loading, PageTitle } from '@portal/ui/core';
import { Reference } from './reference';
import './slow-page.css';

/** Shown when a page takes longer than expected. */
export function SlowPage({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <>
      <PageTitle title={title} />
      <Loading label="This page is slow to arrive. You can wait, try again, or open another one. Still loading" />
      <p className="s-try">
        <Button onClick={onRetry}>Try again</Button>
      </p>
      <Reference />
    </>
  );
}
