import type { Capability } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { accessFactsOf } from './facility-access-facts';
import { lockFacility, type LoadedFacility } from './load-facility';

interface FacilityWrite {
  context: Context;
  actor: Actor;
  /** Asked for again under the lock: what the guard of the call saw may have changed since. */
  capability: Capability;
  id: string;
  /** The parts of the capability that the write touches. */
  parts?: (before: LoadedFacility) => readonly string[];
}

/**
 * Runs a write to a facility or its application in a transaction: the facility is locked and loaded once, the right is
 * asked for, and what was loaded is handed to `work`.
 */
export const writeFacility = <Result>(
  { context, actor, capability, id, parts = () => [] }: FacilityWrite,
  work: (tx: Db, before: LoadedFacility) => Promise<Result>,
): Promise<Result> =>
  transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    await guard({ context, actor, capability, find: async () => ({ ...accessFactsOf(before), parts: parts(before) }) });
    return work(tx, before);
  });
