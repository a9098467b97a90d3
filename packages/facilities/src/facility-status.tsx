import { badgeOf } from '@portal/domain';
import type { InitialAcceptance } from '@portal/domain';
import { StatusBadge } from '@portal/ui/core';
import { PendingSentence } from './pending/pending-sentence';
import './facilities.css';

/** The status of an application, and the party it is pending with. */
export function FacilityStatus({ application }: { application: InitialAcceptance }) {
  return (
    <p className="fac-status">
      <StatusBadge tone={badgeOf(application)}>{application.status.name}</StatusBadge>{' '}
      <PendingSentence application={application} />
    </p>
  );
}
