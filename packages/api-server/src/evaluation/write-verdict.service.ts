import { RULES, type Day, type EditedVerdict } from '@portal/domain';
import type { Actor, Context } from '../app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction, type Db } from '../db/client';
import { lockFacility } from '../facilities/load-facility';
import { mustBeLatest } from '../facilities/refusals';
import { withValues } from '../facilities/with-values';
import { AppError } from '../http/app-error';
import { guard } from '../http/guard';
import { existing } from '../instruments/instrument-writes';
import { findVerdict, writeVerdict } from './evaluation.store';
import { findJudged, subjectOfJudged, type Judged, type Place } from './judged';
import { suggestionFor } from './suggestion';
import { tellWhenReady } from './tell-when-ready';
import type { Act, VerdictKind } from './verdict-kinds';
import type { SentVerdict, VerdictValues } from './verdict.schema';
import { toVerdict } from './verdict.view';

/** Who judges what. */
export interface Judge {
  context: Context;
  actor: Actor;
  kind: VerdictKind;
}

const isOwn = ({ loaded }: Judged, { id }: Actor) => loaded.facility.ownerId === id;

/** What is judged, held as it is; the guard is asked again, as nobody can submit or end the evaluation from here on. */
async function hold(tx: Db, { context, actor, kind }: Judge, act: Act, place: Place): Promise<Judged> {
  const loaded = await lockFacility(tx, place.facilityId);
  const judged = await existing(findJudged(tx, loaded, kind, place));
  await guard({ context, actor, call: kind.calls[act], find: async () => subjectOfJudged(judged) });
  if (isOwn(judged, actor))
    context.log.warn({ call: kind.calls[act], actor: actor.id }, 'an administrator judges the own facility');
  return judged;
}

const NOTHING: VerdictValues = { compliance: null, comments: null, recommendations: null };

/** The verdict as it would be; refused when it was made from another one than there is. */
function filledIn({ present, loaded }: Judged, { values, version }: SentVerdict) {
  const { compliance, comments, recommendations } = present ?? NOTHING;
  const before = { compliance, comments, recommendations };
  const after = withValues<VerdictValues>(before, values);
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (isChanged) mustBeLatest(version, toVerdict(present, 'full', loaded.lists));
  return { after, isChanged };
}

async function write(
  tx: Db,
  { key, loaded }: Judged,
  change: Parameters<typeof writeVerdict>[2],
): Promise<EditedVerdict> {
  const { code, message } = RULES.whileEvaluated.refusal;
  if (!(await writeVerdict(tx, key, change))) throw AppError.of(code, message, 409);
  return toVerdict(await findVerdict(tx, key), 'full', loaded.lists);
}

/** Saves a draft. Of two who edit one version, the second gets 409 with the draft as it is now. */
export const saveDraft = (judge: Judge, place: Place, sent: SentVerdict): Promise<EditedVerdict> =>
  transaction(judge.context.db, async (tx) => {
    const judged = await hold(tx, judge, 'edit', place);
    const { after, isChanged } = filledIn(judged, sent);
    if (!isChanged) return toVerdict(judged.present, 'full', judged.loaded.lists);
    return write(tx, judged, { ...after, reviewerId: judge.actor.id });
  });

/** Submits a verdict, for good, with what was suggested at this moment; of two who submit at once, one wins. */
export const submitVerdict = (judge: Judge, place: Place, sent: SentVerdict): Promise<EditedVerdict> =>
  transaction(judge.context.db, async (tx) => {
    const { context, actor } = judge;
    const judged = await hold(tx, judge, 'submit', place);
    const { after } = filledIn(judged, sent);
    const evaluatedAt = context.now();
    const today: Day = evaluatedAt.toISOString().slice(0, 10);
    const suggestion = await suggestionFor(tx, judged.key, today);
    const verdict = await write(tx, judged, { ...after, suggestion, evaluatedAt, reviewerId: actor.id });
    await tell(tx, judged, actor, after);
    await tellWhenReady(tx, context, judged.loaded);
    return verdict;
  });

function tell(tx: Db, judged: Judged, actor: Actor, { compliance }: VerdictValues) {
  const { key, name, loaded } = judged;
  return writeAudit(tx, {
    actorId: actor.id,
    action: 'verdict.submit',
    objectKind: key.subjectKind,
    objectId: key.subjectId,
    objectName: name,
    facilityId: loaded.facility.id,
    newValue: { aspect: key.aspect, compliance, ...(isOwn(judged, actor) && { byOwner: true }) },
  });
}
