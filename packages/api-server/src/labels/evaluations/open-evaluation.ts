import { dayOf, openingByHand, type EvaluationKind, type EvaluationWithoutFigures, type Opening } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import { conflict, orNotFound } from '../../platform/errors/app-error';
import { writeMails } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { atOneMoment } from '../../platform/process/at-one-moment';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { aboutFacility } from '../../quality/mail/about-facility';
import { toHolders } from '../../quality/mail/holder-mail';
import { evaluationFactsOf, openingFactsOf } from './evaluation-access-facts';
import { openedNews } from './evaluation-mails';
import { findEvaluation, insertEvaluation, type EvaluationRow } from './evaluations.store';
import { withoutFigures } from './evaluations.view';
import { recordEvaluation } from './record-evaluation';

interface Opened {
  loaded: LoadedFacility;
  opening: Opening;
  /** Undefined for the portal itself. */
  actorId?: string;
  /** Of one moment, on which the opening was decided. */
  context: Context;
}

/**
 * Opens an evaluation of a facility, which the caller has locked, with its line in the audit log and its mails; undefined
 * if it is there already.
 */
export async function openEvaluation(
  tx: Db,
  { loaded, opening, actorId, context }: Opened,
): Promise<EvaluationRow | undefined> {
  const at = context.now();
  const evaluation = await insertEvaluation(tx, {
    facilityId: loaded.facility.id,
    kind: opening.kind,
    openedForYear: opening.year,
    openedOn: dayOf(at),
    periodFrom: opening.period_from,
    periodTo: opening.period_to,
    statementDue: opening.statement_due,
    statusSince: at,
    createdById: actorId ?? null,
  });
  if (!evaluation) return undefined;
  const action = actorId === undefined ? 'regular-evaluation.open' : 'regular-evaluation.open-by-hand';
  await recordEvaluation(tx, { evaluation, action, actorId, values: { kind: evaluation.kind } });
  await writeMails(tx, toHolders(aboutFacility(loaded, context.settings.publicUrl), openedNews(evaluation)));
  return evaluation;
}

const NOT_YET = 'The label of the facility has not begun yet.';

/** Opens an evaluation by hand, as the centre may while none is open. */
export const openByHand = (
  context: Context,
  actor: Actor,
  facilityId: string,
  kind: EvaluationKind,
): Promise<EvaluationWithoutFigures> =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, facilityId);
    const within = { ...atOneMoment(context), db: tx };
    const at = within.now();
    const find = () => openingFactsOf(tx, loaded, at);
    await guard({ context: within, actor, capability: 'regular-evaluation.open', find });
    const today = dayOf(at);
    const opening = openingByHand(loaded.labelDecisions, kind, today);
    if (!opening) throw conflict(NOT_YET);
    const opened = await openEvaluation(tx, { loaded, opening, actorId: actor.id, context: within });
    // Under the lock of the facility, the guard has found none open.
    if (!opened) throw new Error('The evaluation was not stored.');
    const stored = orNotFound(await findEvaluation(tx, opened.id));
    return withoutFigures(evaluationFactsOf({ loaded, stored }, at), actor, today);
  });
