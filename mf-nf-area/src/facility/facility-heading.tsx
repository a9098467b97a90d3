import { ACCEPTANCE_STATUSES, pendingWith } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { PageTitle, StatusBadge } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { title } = MESSAGES.facility;

/** Which facility it is, how far its application has come, and whose turn it is. */
export function FacilityHeading({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  const { code, name } = application.status;
  const tone = ACCEPTANCE_STATUSES.find((status) => status.code === code)?.badge ?? 'default';
  return (
    <>
      <PageTitle title={title} documentTitle={`${facility.acronym} – ${title}`}>
        <span className="nf-facility-name">{facility.pretty_name}</span>
        <StatusBadge tone={tone}>{name}</StatusBadge>
      </PageTitle>
      <p>{pendingWith(application).sentence}</p>
    </>
  );
}
