import { useProfile } from '@portal/api-slice';
import { LABEL_PAGES } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Link } from '@portal/ui/router';
import { MESSAGES } from '../messages';
import { mayAsk } from './may-ask';

const { heading: texts } = MESSAGES;

/** A link to the page of a facility. */
export const FacilityPageLink = ({ facility: { _id, acronym } }: { facility: NationalFacility }) => (
  <Link to={`/edit-nf/${_id}`} aria-label={texts.pageOf(acronym)}>
    {texts.page}
  </Link>
);

/** A link to the label of a facility, once it is accepted, for those who read all labels. */
export function LabelLink({
  facility: { _id, acronym, acceptance_in_force: accepted },
}: {
  facility: NationalFacility;
}) {
  const isReader = mayAsk(useProfile(), 'label.list');
  if (!isReader || accepted === null || !areLaterStagesInUse()) return null;
  return (
    <Link to={LABEL_PAGES.centre(_id)} aria-label={texts.labelOf(acronym)}>
      {texts.label}
    </Link>
  );
}
