import { usePageFacilitiesQuery } from '@portal/api-slice';
import { FACILITY_SORTS } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { ErrorState, Icon, LinkButton, Loading, PageTitle } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { usePagedQuery } from '@portal/ui/table';
import { useCallback, useState } from 'react';
import { AuditLink } from '../audit/audit-link';
import { AddFacility } from '../facilities/add-facility';
import { FacilitiesTable } from '../facilities/facilities-table';
import type { OpenDialog } from '../facilities/facility-actions';
import { FacilityDialogs } from '../facilities/facility-dialogs';
import { MESSAGES } from '../facilities/messages';
import { Registered } from '../facilities/registered';
import { useFacilityUrlState } from '../facilities/use-facility-url-state';
import '../page.css';

const { links } = MESSAGES;
const PAGE_SIZE = 25;

/** `/admin/edit-nfs` */
export function EditNfsPage() {
  const [registered, setRegistered] = useState<NationalFacility | null>(null);
  const { go } = useFacilityUrlState();
  const open = useCallback<OpenDialog>((about, id) => go({ window: { about, id } }), [go]);
  return (
    <UnsavedForms>
      <div className="adm-page">
        <PageTitle title={MESSAGES.title}>
          <div className="adm-buttons">
            <LinkButton to="/cars/register-nf">{links.register}</LinkButton>
            <LinkButton to="/admin/files" icon={<Icon name="upload" />}>
              {links.files}
            </LinkButton>
            <AuditLink />
          </div>
        </PageTitle>
        <AddFacility onRegistered={setRegistered} />
        {registered && <Registered facility={registered} onOpen={open} />}
        <Facilities onOpen={open} />
      </div>
    </UnsavedForms>
  );
}

function Facilities({ onOpen }: { onOpen: OpenDialog }) {
  const asked = usePagedQuery(PAGE_SIZE, undefined, FACILITY_SORTS);
  const found = usePageFacilitiesQuery(asked, { refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch } = found;
  if (isError && !isFetching && !currentData)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={() => void refetch()}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={MESSAGES.loading} />;
  return (
    <>
      <FacilitiesTable found={data} pageSize={PAGE_SIZE} isStale={!currentData} onOpen={onOpen} />
      <FacilityDialogs facilities={data.rows} />
    </>
  );
}
