import { LABEL_PAGES } from '@portal/domain';
import type { CertifiedFacility } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { MESSAGES } from './messages';

/** The public status of a facility; with a valid label also the month of its last day, which leads to its page. */
export function StatusLine({
  facility: { acronym, displayed_status: status, label },
}: {
  facility: CertifiedFacility;
}) {
  if (!label || label.valid_until === null) return status.name;
  const until = MESSAGES.until(label.valid_until);
  return (
    <>
      {status.name},{' '}
      <Link to={LABEL_PAGES.public(acronym)} aria-label={MESSAGES.labelOf(until, acronym)}>
        {until}
      </Link>
    </>
  );
}
