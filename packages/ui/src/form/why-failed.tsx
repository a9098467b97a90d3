import { useState } from 'react';
import { useIsOnline } from '../core/use-is-online';

const BACK = 'The connection is back. Please try again now.';

/** The reason of a failed save. One that came without a network is out of date once the network is back. */
export const WhyFailed = ({ children }: { children: string }) => <Reason key={children} text={children} />;

function Reason({ text }: { text: string }) {
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  return wasOffline && isOnline ? BACK : text;
}
