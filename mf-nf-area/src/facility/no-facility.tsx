import { EmptyState, PageTitle } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';

const { facility } = MESSAGES;

/** In the place of a facility that does not exist, or that is none of the person's. */
export function NoFacility() {
  return (
    <>
      <PageTitle title={facility.title} />
      <EmptyState title={facility.missingTitle}>
        <p>{facility.missing}</p>
        <p>
          <Link to="/contact">{facility.contact}</Link>
        </p>
      </EmptyState>
    </>
  );
}
