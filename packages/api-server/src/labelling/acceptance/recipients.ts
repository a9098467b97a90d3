import type { NationalFacility } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listAddresses } from '../../people/users/user.store';

/** Addresses of administrators and CARS, without duplicates. */
export async function listStaffAddresses(tx: Db): Promise<string[]> {
  // Sequentially: a transaction has a single connection.
  const administrators = await listAddresses(tx, 'administrator');
  const cars = await listAddresses(tx, 'cars');
  return [...new Set([...administrators, ...cars])];
}

/** A bare address: a contact may also be a telephone number or a name with an address. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/;

type Contacts = Pick<
  NationalFacility,
  'pi_contact' | 'lidar_pi_contact' | 'photometer_pi_contact' | 'ceilometer_pi_contact'
>;

/** Addresses of the PIs of a facility and its instruments, without duplicates, in lower case. */
export function contactsOf(facility: Contacts): string[] {
  const { pi_contact, lidar_pi_contact, photometer_pi_contact, ceilometer_pi_contact } = facility;
  const contacts = [pi_contact, lidar_pi_contact, photometer_pi_contact, ceilometer_pi_contact];
  const addresses = contacts.flatMap((contact) => contact?.trim().toLowerCase() ?? []);
  return [...new Set(addresses.filter((address) => ADDRESS.test(address)))];
}
