import { useListUsersWithRoleQuery, useProfile } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { EmptyState, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/form';
import { useState } from 'react';
import { mayAsk } from '../frame/may-ask';
import { NotFound } from '../frame/not-found';
import { MESSAGES } from '../messages';
import { NewFacilityForm } from '../register/new-facility-form';
import { Registered } from '../register/registered';
import '../page.css';

const { register: texts } = MESSAGES;

/** `/cars/register-nf` */
export function RegisterNfPage() {
  const [registered, setRegistered] = useState<NationalFacility | null>(null);
  if (!mayAsk(useProfile(), 'POST /national-facility/register')) return <NotFound />;
  return (
    <UnsavedForms>
      <div className="cars-page">
        <PageTitle title={texts.title} />
        {registered ? (
          <Registered facility={registered} onAnother={() => setRegistered(null)} />
        ) : (
          <Registration onRegistered={setRegistered} />
        )}
      </div>
    </UnsavedForms>
  );
}

function Registration({ onRegistered }: { onRegistered: (facility: NationalFacility) => void }) {
  const { data: leaders, isError, refetch } = useListUsersWithRoleQuery('National Facility');
  if (leaders?.length === 0) return <EmptyState title={texts.nobodyTitle}>{texts.nobody}</EmptyState>;
  if (leaders)
    return (
      <Panel>
        <NewFacilityForm leaders={leaders} onRegistered={onRegistered} />
      </Panel>
    );
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
