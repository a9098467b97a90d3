import { statusOf } from '@portal/api-slice';
import { Loading, PageTitle } from '@portal/ui/core';
import { Navigate } from '@portal/ui/router';
import type { ReactNode } from 'react';
import { useAskForStagesQuery } from '../api/test-book';
import { QUALITY_MESSAGES } from './messages';

const NOT_THERE = 404;

/**
 * Pages of the stages after the initial acceptance. The server knows whether the installation uses them: without them,
 * its calls do not exist, and the menu entry leads to "Under construction". Any other failure is left to the page.
 */
export function OnceInUse({ children }: { children: ReactNode }) {
  const { isLoading, error } = useAskForStagesQuery();
  if (statusOf(error) === NOT_THERE) return <Navigate to="/under-construction" replace />;
  if (!isLoading) return children;
  return (
    <>
      <PageTitle title={QUALITY_MESSAGES.page.title} />
      <Loading label={QUALITY_MESSAGES.page.loading} />
    </>
  );
}
