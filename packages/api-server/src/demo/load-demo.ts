import { transaction } from '../db/client';
import type { Db } from '../db/client';
import { lockRole } from '../users/user.store';
import { accountRows } from './account-rows';
import { demoFacility } from './demo-facility';
import { insertAccounts, insertFacilities, isEmpty } from './demo.store';
import facilities from './facilities.json' with { type: 'json' };
import { STAGES } from './stages';
import type { Stage } from './stages';

/**
 * Fills an empty database with the demonstration: accounts, and real facilities in every state of the workflow, dated
 * relative to `now`. Does nothing, and says so with `false`, when any user or facility is there.
 */
export async function loadDemo(db: Db, now: Date): Promise<boolean> {
  return transaction(db, async (tx) => {
    // Of two servers that start at once on an empty database, one loads and the other finds it loaded.
    await lockRole(tx, 'administrator');
    if (!(await isEmpty(tx))) return false;
    const { users, roles, people } = await accountRows(now);
    await insertAccounts(tx, users, roles);
    const content = facilities.map((facts) => demoFacility(facts, stageOf(facts.acronym), people, now));
    await insertFacilities(tx, content);
    return true;
  });
}

function stageOf(acronym: string): Stage {
  const stage = STAGES[acronym];
  if (!stage) throw new Error(`Nothing says where ${acronym} stands in the demonstration.`);
  return stage;
}
