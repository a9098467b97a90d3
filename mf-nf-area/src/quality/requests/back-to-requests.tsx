import { Link } from '@portal/ui/router';
import { addressOfRequests } from '../addresses';
import { REQUEST_MESSAGES } from './messages';

/** The way back from a request to all of them. */
export const BackToRequests = ({ facilityId }: { facilityId: string }) => (
  <div>
    <Link to={addressOfRequests(facilityId)}>{REQUEST_MESSAGES.list.back}</Link>
  </div>
);
