import { deviceName } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { proofOf } from './session-proof';

/** From where a session is opened, as its owner sees it later. */
export interface Client {
  network: string;
  /** Browser and system; null if unknown. */
  device: string | null;
  /** Of the key to which the client binds the session; null for a session that its refresh token alone continues. */
  keyThumbprint: string | null;
}

/**
 * The client that sent a request. Its proof may be of any time: to bind a session to a key takes the password as well,
 * and a browser whose clock is wrong learns the time from the answer.
 */
export const clientOf = async (request: FastifyRequest): Promise<Client> => ({
  network: clientNetworkOf(request.ip),
  device: deviceName(request.headers['user-agent'] ?? ''),
  keyThumbprint: (await proofOf(request))?.thumbprint ?? null,
});
