import { deviceName } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetworkOf, clientNetworksOf } from '../../platform/limits/client-network';
import { digestOf } from '../../platform/digest/digest';
import { proofOf } from './session-proof';

/** From where a session is opened, as its owner sees it later. */
export interface Client {
  network: string;
  /** The networks that it may control, the narrowest first. */
  networks: string[];
  /** Browser and system; null if unknown. */
  device: string | null;
  /** Digest of the random id that the browser keeps; null for other clients. */
  deviceDigest: string | null;
  /** Of the key to which the client binds the session; null for a session that its refresh token alone continues. */
  keyThumbprint: string | null;
}

/** Where a request comes from, the most specific first: the device, if it says which it is, and its network. */
export const placesOf = ({ deviceDigest, network }: Pick<Client, 'deviceDigest' | 'network'>): string[] => [
  ...(deviceDigest ? [`device ${deviceDigest}`] : []),
  network,
];

/** Shape of the random id of a browser, which it makes itself. */
const DEVICE_ID = /^[\w-]{22,64}$/;

function deviceDigestOf({ headers }: FastifyRequest): string | null {
  const id = headers['x-device'];
  return typeof id === 'string' && DEVICE_ID.test(id) ? digestOf(id) : null;
}

/**
 * The client that sent a request. Its proof may be of any time: to bind a session to a key takes the password as well,
 * and a browser whose clock is wrong learns the time from the answer.
 */
export const clientOf = async (request: FastifyRequest): Promise<Client> => ({
  network: clientNetworkOf(request.ip),
  networks: clientNetworksOf(request.ip),
  device: deviceName(request.headers['user-agent'] ?? ''),
  deviceDigest: deviceDigestOf(request),
  keyThumbprint: (await proofOf(request))?.thumbprint ?? null,
});
