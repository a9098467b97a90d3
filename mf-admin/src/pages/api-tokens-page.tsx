import { ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { useListApiTokensQuery } from '../api/api-tokens';
import { ApiTokenTable } from '../api-tokens/api-token-table';
import { MakeApiToken } from '../api-tokens/make-api-token';
import { MESSAGES } from '../api-tokens/messages';
import '../page.css';

/** `/admin/api-tokens`: the tokens of services. */
export function ApiTokensPage() {
  return (
    <div className="adm-page">
      <PageTitle title={MESSAGES.title}>
        <MakeApiToken />
      </PageTitle>
      <p>{MESSAGES.intro}</p>
      <Tokens />
    </div>
  );
}

function Tokens() {
  const { data, isError, refetch } = useListApiTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) return <ApiTokenTable tokens={data} />;
  if (!isError) return <Loading label={MESSAGES.loading} />;
  return (
    <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
      {MESSAGES.failed}
    </ErrorState>
  );
}
