import { ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { useGetInstallationQuery } from '../api/installation';
import '../page.css';
import { PAGE_TITLES } from '../page-titles';
import { MESSAGES } from '../settings/messages';
import { SettingsForm } from '../settings/settings-form';
import '../settings/settings.css';

/** `/admin/settings`: the name of the installation and the issuer of its documents. */
export const SettingsPage = () => (
  <UnsavedForms>
    <div className="adm-page">
      <PageTitle title={PAGE_TITLES.settings} />
      <p>{MESSAGES.intro}</p>
      <Settings />
    </div>
  </UnsavedForms>
);

function Settings() {
  const { data, isError, isFetching, refetch } = useGetInstallationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching && !data)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  return data ? <SettingsForm installation={data} /> : <Loading label={MESSAGES.loading} />;
}
