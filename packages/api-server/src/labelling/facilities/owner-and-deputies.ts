import type { OwnerAndDeputies } from '@portal/domain';
import type { LoadedFacility } from './facility.store';

type Held = Pick<LoadedFacility, 'facility' | 'deputies'>;

/** Whose facility it is, as the rules of the domain ask for it. */
export const holdersOf = ({ facility, deputies }: Held): OwnerAndDeputies => ({
  ownerId: facility.ownerId,
  deputyIds: deputies.map(({ id }) => id),
});

/** Everybody who is told what concerns the owner: the owner first, then the deputies. */
export const ownerAndDeputies = ({ owner, deputies }: Pick<LoadedFacility, 'owner' | 'deputies'>) => [
  owner,
  ...deputies,
];
