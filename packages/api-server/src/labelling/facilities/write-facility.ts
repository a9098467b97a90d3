import type { CallState, Capability } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { accessFactsOf } from './facility-access-facts';
import { lockFacility, type LoadedFacility } from './load-facility';

interface FacilityWrite {
  context: Context;
  actor: Actor;
  /** Checked again under the lock: the facts used by the guard of the call may have changed since. */
  capability: Capability;
  id: string;
  /** The parts of the capability that the write touches. */
  parts?: (before: LoadedFacility) => readonly string[];
  /** Facts of the request body that the access rule depends on. */
  sent?: CallState;
}

/**
 * Runs a write to a facility or its application in a transaction: locks and loads the facility once, checks the
 * capability, and passes the loaded facility to `work`.
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
