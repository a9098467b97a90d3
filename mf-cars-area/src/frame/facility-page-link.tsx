import type { NationalFacility } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';

const { heading: texts } = MESSAGES;

/** A link to the page of a facility. */
export const FacilityPageLink = ({ facility: { _id, acronym } }: { facility: NationalFacility }) => (
  <Link to={`/edit-nf/${_id}`} aria-label={texts.pageOf(acronym)}>
    {texts.page}
  </Link>
);
