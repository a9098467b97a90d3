import { createHmac } from 'node:crypto';
import type { Login } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { toAddress } from '../users/user.store';
import { currentKey } from './signing-keys';

/** 96 bits: no two of all addresses that were ever tried look the same. */
const LETTERS = 16;

/**
 * Tells the log that a login was refused, and with which status: for which address and from which place as digests, by
 * which several can be told to be the same. They are made with the portal's key, so that whoever reads the log cannot
 * find the address by trying, and change when that key is replaced.
 */
export async function logRefusedLogin(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { email, ip, status }: Pick<Login, 'email'> & { ip: string; status: number },
): Promise<void> {
  const { secret } = await currentKey(db);
  const digest = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`log of ${kind}: ${text}`).digest('base64url').slice(0, LETTERS);
  log.info(
    { status, account: digest('account', toAddress(email)), network: digest('place', clientNetworkOf(ip)) },
    'login refused',
  );
}
