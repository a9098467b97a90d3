import type { IndicatorCode } from '@portal/domain';
import { indicatorOf } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { addressOfBook, addressOfRequests } from '../quality/addresses';
import { EVALUATION_MESSAGES } from './messages';

const { mend: texts } = EVALUATION_MESSAGES;

interface MendLinkProps {
  code: IndicatorCode;
  facilityId: string;
  /** Whether the facility can write a statement now. */
  mayState: boolean;
}

/** Where a facility mends what an indicator counts; figures of the data centres are theirs to mend. */
export function MendLink({ code, facilityId, mayState }: MendLinkProps) {
  if (indicatorOf(code).source === 'import') return mayState && <span className="nf-soft">{texts.wrong}</span>;
  if (code === 'answered_in_time') return <Link to={addressOfRequests(facilityId)}>{texts.requests}</Link>;
  return <Link to={addressOfBook(facilityId)}>{texts.book}</Link>;
}
