import type { CallState, Capability } from '@portal/domain';
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
  /** What was sent and decides on the right. */
  sent?: CallState;
}

/**
 * Runs a write to a facility or its application in a transaction: the facility is locked and loaded once, the right is
 * asked for, and what was loaded is handed to `work`.
 */
export const writeFacility = <Result>(
  { context, actor, capability, id, parts = () => [], sent }: FacilityWrite,
  work: (tx: Db, before: LoadedFacility) => Promise<Result>,
): Promise<Result> =>
  transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    const find = async () => {
      const facts = accessFactsOf(before);
      return { ...facts, state: { ...facts.state, ...sent }, parts: parts(before) };
    };
    await guard({ context, actor, capability, find });
    return work(tx, before);
  });
