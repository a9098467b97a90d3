import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { KIND, mailServerFor, type Manners, type Received } from '../../test/mail-server';
import { untilIt } from './until';

/** A mail server that all servers of a portal deliver to. */
export interface PostOffice {
  url: string;
  /** All accepted messages, in order. */
  received: Received[];
  behave: (manners: Partial<Manners>) => void;
  /** Number of deliveries of each message, by `Message-ID`. */
  copies: () => Map<string, number>;
  /** The secret in a link sent to this address, by default the first one; waits until it arrives. */
  linkFor: (address: string, which?: number) => Promise<string>;
  close: () => Promise<void>;
}

const linkIn = ({ raw }: Received) => /\/change-password\/([\w-]{43})/.exec(raw)?.[1];

/** Opens a mail server on this machine. */
export async function openPostOffice(): Promise<PostOffice> {
  const state = { manners: KIND, received: [] as Received[] };
  const server = mailServerFor(state);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const links = (address: string) =>
    state.received.flatMap((message) => (message.for.includes(address) ? (linkIn(message) ?? []) : []));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: state.received,
    behave(manners) {
      state.manners = { ...KIND, ...manners };
    },
    copies() {
      const copies = new Map<string, number>();
      for (const { headers } of state.received) {
        const id = headers['message-id'] ?? 'none';
        copies.set(id, (copies.get(id) ?? 0) + 1);
      }
      return copies;
    },
    async linkFor(address, which = 0) {
      await untilIt(
        () => links(address).length > which,
        () => `link ${which + 1} for ${address}`,
      );
      return links(address)[which] ?? '';
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
