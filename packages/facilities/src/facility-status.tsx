import { ACCEPTANCE_STATUSES } from '@portal/domain';
import type { InitialAcceptance } from '@portal/domain';
import { StatusBadge } from '@portal/ui/core';
import { PendingSentence } from './pending/pending-sentence';
import './facilities.css';

/** The status of an application, and the party it is pending with. */
export function FacilityStatus({ application }: { application: InitialAcceptance }) {
  const { code, name } = application.status;
  const tone = ACCEPTANCE_STATUSES.find((status) => status.code === code)?.badge ?? 'default';
  return (
    <p className="fac-status">
      <StatusBadge tone={tone}>{name}</StatusBadge> <PendingSentence application={application} />
    </p>
  );
}
