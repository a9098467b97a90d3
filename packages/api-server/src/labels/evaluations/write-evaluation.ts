import { dayOf, type Capability, type EvaluationWithoutFigures } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { atOneMoment } from '../../platform/process/at-one-moment';
import { versionConflict } from '../../platform/versions/versioned-write';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { evaluationFactsOf, type EvaluationAccessFacts } from './evaluation-access-facts';
import { findEvaluation, updateEvaluation, type EvaluationRow, type StoredEvaluation } from './evaluations.store';
import { withoutFigures } from './evaluations.view';

/** An evaluation under the lock of its facility, while it is changed. */
export interface LockedEvaluation {
  tx: Db;
  loaded: LoadedFacility;
  stored: StoredEvaluation;
  /** With the transaction as its database. */
  context: Context;
  actor: Actor;
  at: Date;
}

interface EvaluationWrite {
  context: Context;
  actor: Actor;
  capability: Capability;
  id: string;
  /** The version that the reader saw. */
  version: number;
}

/**
 * Changes an evaluation in a transaction: locks its facility, so that of two people acting at once one waits for the
 * other, checks the capability with the present state and the version, and answers with the evaluation as it is then.
 * Both refusals come with the present evaluation. Figures are a year of days: they are not computed under the lock for
 * an answer or a refusal; they come with the evaluation when it is read.
 */
export const writeEvaluation = (
  { context, actor, capability, id, version }: EvaluationWrite,
  work: (locked: LockedEvaluation) => Promise<Partial<Omit<EvaluationRow, 'id' | 'version'>>>,
): Promise<EvaluationWithoutFigures> =>
  transaction(context.db, async (tx) => {
    const known = orNotFound(await findEvaluation(tx, id));
    const loaded = await lockFacility(tx, known.evaluation.facilityId);
    const stored = orNotFound(await findEvaluation(tx, id));
    const within = { ...atOneMoment(context), db: tx };
    const at = within.now();
    const facts = evaluationFactsOf({ loaded, stored }, at);
    const present = () => withoutFigures(facts, actor, dayOf(at));
    const find = async (): Promise<EvaluationAccessFacts> => ({ ...facts, present: async () => present() });
    await guard({ context: within, actor, capability, find });
    if (version !== stored.evaluation.version) throw versionConflict(present());
    const values = await work({ tx, loaded, stored, context: within, actor, at });
    if (!(await updateEvaluation(tx, stored.evaluation, values))) throw versionConflict(present());
    const after = orNotFound(await findEvaluation(tx, id));
    return withoutFigures(evaluationFactsOf({ loaded, stored: after }, at), actor, dayOf(at));
  });
