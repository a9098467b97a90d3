import type { Db } from '../db/client';
import { listAddresses } from '../users/user.store';

/** Addresses of administrators and CARS, each once. */
export async function listStaffAddresses(tx: Db): Promise<string[]> {
  // One after the other: in a transaction there is one connection.
  const administrators = await listAddresses(tx, 'administrator');
  const cars = await listAddresses(tx, 'cars');
  return [...new Set([...administrators, ...cars])];
}
