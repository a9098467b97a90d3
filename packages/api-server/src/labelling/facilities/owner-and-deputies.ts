import type { OwnerAndDeputies } from '@portal/domain';
import type { LoadedFacility } from './facility.store';

type Held = Pick<LoadedFacility, 'facility' | 'deputies'>;

/** The owner and the deputies of a facility, for the domain rules. */
export const holdersOf = ({ facility, deputies }: Held): OwnerAndDeputies => ({
  ownerId: facility.ownerId,
  deputyIds: deputies.map(({ id }) => id),
});

/** The recipients of messages to the owner: the owner first, followed by the deputies. */
export const ownerAndDeputies = ({ owner, deputies }: Pick<LoadedFacility, 'owner' | 'deputies'>) => [
  owner,
  ...deputies,
];
