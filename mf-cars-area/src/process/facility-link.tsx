import { useProfile } from '@portal/api-slice';
import type { NetworkStageRow } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { mayAsk } from '../frame/may-ask';

/** A facility, which leads those who may open it to its page at the centre. */
export function FacilityLink({ facility: { _id, acronym, pretty_name } }: Pick<NetworkStageRow, 'facility'>) {
  const profile = useProfile();
  if (!mayAsk(profile, 'application.list')) return pretty_name;
  return (
    <Link to={`/cars/evaluate-nf/${_id}`} title={pretty_name}>
      {acronym}
    </Link>
  );
}
