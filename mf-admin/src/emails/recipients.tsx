import { Fragment } from 'react';
import { MESSAGES } from './messages';

/** Props of `Recipients`. */
export interface RecipientsProps {
  addresses: readonly string[];
  /** How many are named, when there are more. */
  named?: number;
}

/** To whom a message went; a long address breaks at its sign rather than somewhere. */
export function Recipients({ addresses, named = Infinity }: RecipientsProps) {
  const rest = addresses.length - named;
  // One more takes no more room than saying so.
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
