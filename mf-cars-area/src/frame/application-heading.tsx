import type { InitialAcceptance, NationalFacility } from '@portal/domain';
import { FacilityStatus } from '@portal/facilities';
import { DefinitionList, formatDay, Panel } from '@portal/ui/core';
import type { Definition } from '@portal/ui/core';
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
            <DefinitionList items={factsOf(application)} />
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

/** What has happened in this round so far. */
function factsOf({
  date,
  evaluation_date,
  round,
  preliminary_acceptance,
  acceptance,
}: InitialAcceptance): Definition[] {
  const facts = [
    { label: heading.submitted, value: formatDay(date) },
    { label: heading.evaluated, value: formatDay(evaluation_date) },
    { label: heading.round, value: round },
    { label: heading.preliminary, value: preliminary_acceptance?.name ?? null },
    { label: heading.final, value: acceptance?.name ?? null },
  ];
  return facts.filter(({ value }) => value !== null);
}
