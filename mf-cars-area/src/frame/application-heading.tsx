import type { NationalFacility } from '@portal/domain';
import { FacilityStatus } from '@portal/facilities';
import { DefinitionList, formatDay, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { Downloads } from './downloads';
import { ReviewerControls } from './reviewer-controls';

const { heading } = MESSAGES;

/** Which facility is evaluated, how far it is, its documents and its reviewers. */
export function ApplicationHeading({ facility }: { facility: NationalFacility }) {
  const application = facility.submissions.initial_acceptance;
  const page = (
    <Link to={`/edit-nf/${facility._id}`} aria-label={heading.pageOf(facility.acronym)}>
      {heading.page}
    </Link>
  );
  return (
    <Panel title={facility.pretty_name} actions={page}>
      <div className="cars-stack">
        <FacilityStatus application={application} />
        <div className="cars-columns">
          <section className="cars-stack">
            <DefinitionList
              items={[
                { label: heading.submitted, value: formatDay(application.date) },
                { label: heading.evaluated, value: formatDay(application.evaluation_date) },
                { label: heading.round, value: application.round },
                { label: heading.preliminary, value: application.preliminary_acceptance?.name },
                { label: heading.final, value: application.acceptance?.name },
              ]}
            />
          </section>
          <section className="cars-stack" aria-label={heading.reviewers}>
            <ReviewerControls facility={facility} />
          </section>
        </div>
        <section aria-label={heading.documents}>
          <Downloads facility={facility} />
        </section>
      </div>
    </Panel>
  );
}
