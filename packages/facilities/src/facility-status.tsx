import { badgeOf } from '@portal/domain';
import type { PendingFacts, InitialAcceptance } from '@portal/domain';
import { StatusBadge } from '@portal/ui/core';
import { PendingSentence } from './pending/pending-sentence';
import './facilities.css';

interface FacilityStatusProps {
  application: InitialAcceptance & Pick<PendingFacts, 'own_task'>;
}

/** The status of an application, and the party it is pending with. */
export function FacilityStatus({ application }: FacilityStatusProps) {
  return (
    <p className="fac-status">
      <StatusBadge tone={badgeOf(application)}>{application.status.name}</StatusBadge>{' '}
      <PendingSentence application={application} />
    </p>
  );
}
