import { Fragment } from 'react';
import { MESSAGES } from './messages';

export interface RecipientsProps {
  addresses: readonly string[];
  /** Maximum number of addresses to show. */
  named?: number;
}

/** The recipients of an e-mail; a long address breaks at the @ sign. */
export function Recipients({ addresses, named = Infinity }: RecipientsProps) {
  const rest = addresses.length - named;
  // "1 more" takes as much room as the address itself.
  const shown = rest > 1 ? addresses.slice(0, named) : addresses;
  return (
    <span className="adm-recipients">
      {shown.map((address, at) => {
        const [name, host = ''] = address.split('@');
        return (
          <Fragment key={address}>
            {at > 0 && ', '}
            {name}@<wbr />
            {host}
          </Fragment>
        );
      })}
      {rest > 1 && ` ${MESSAGES.table.more(rest)}`}
    </span>
  );
}
