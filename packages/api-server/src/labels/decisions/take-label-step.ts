import { randomUUID } from 'node:crypto';
import {
  answersFor,
  dayOf,
  isEndUnrecorded,
  labelOn,
  type LabelOnDay,
  type LabelRecord,
  type LabelStep,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { atOneMoment } from '../../platform/process/at-one-moment';
import { versionConflict } from '../../platform/versions/versioned-write';
import { holdersOf } from '../../labelling/facilities/owner-and-deputies';
import { getFacility, lockFacility } from '../../labelling/facilities/load-facility';
import { toCounted, type DecisionRow } from '../../labelling/label/label-decisions.store';
import { recordEnd } from '../expiry/record-end';
import { writeLabelMails } from '../mail/write-label-mails';
import { conditionsOf, labelFactsOf, labelOnDayOf, type LabelFactsOnDay } from './label-facts';
import { readLabel } from './read-label.service';
import { recordEntry, type EntryValues } from '../record/record-entry';

/** A label under the lock of its facility, while a step is taken. */
export interface LockedLabel {
  context: Context;
  tx: Db;
  actor: Actor;
  onDay: LabelFactsOnDay;
  at: Date;
  /** The id of the entry that is about to be appended. */
  entryId: string;
  /** The label as it is before the step, for its refusal. */
  present: () => Promise<LabelRecord>;
}

/** Who takes a step of the label of a facility. */
export interface LabelAction {
  context: Context;
  actor: Actor;
  /** Of the facility. */
  id: string;
}

interface Step {
  kind: Exclude<LabelStep, 'expire'>;
  /** The version of the record that the user has seen. */
  version: number;
  /** Checks what was sent, and returns it as the values of the entry. */
  valuesOf: (locked: LockedLabel) => Promise<EntryValues>;
  /** What follows in the same transaction. */
  after?: (locked: LockedLabel, decision: DecisionRow) => Promise<void>;
}

/** The label after an entry: what is told is what holds from now on. */
const labelAfter = ({ onDay: { loaded, today } }: LockedLabel, row: DecisionRow): LabelOnDay =>
  labelOn([...loaded.labelDecisions, toCounted(row)], today);

/**
 * Takes a step of a label: locks the facility, checks right, state and version, and appends to the record, with all that
 * follows. If the label has ended and that is not in the record yet, it is recorded before.
 */
export const takeLabelStep = (
  { context, actor, id }: LabelAction,
  { kind, version, valuesOf, after }: Step,
): Promise<LabelRecord> =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const inside = { ...atOneMoment(context), db: tx };
    const at = inside.now();
    const onDay = await labelOnDayOf(tx, loaded, { at });
    const present = () => readLabel(inside, actor, onDay);
    const find = async () => ({ ...labelFactsOf(onDay, conditionsOf(kind, onDay.proposable)), present });
    await guard({ context: inside, actor, capability: `label.${kind}`, find });
    const last = loaded.labelDecisions.at(-1)?.place ?? 0;
    if (version !== last) throw versionConflict(await present());
    const entryId = randomUUID();
    const locked = { context: inside, tx, actor, onDay, at, entryId, present };
    const values = { ...(await valuesOf(locked)), id: entryId, recordedById: actor.id };
    const hasEnded = isEndUnrecorded(loaded.labelDecisions, dayOf(at));
    if (hasEnded) await recordEnd(tx, { loaded, at, publicUrl: context.settings.publicUrl });
    const place = last + (hasEnded ? 2 : 1);
    const decision = await recordEntry(tx, {
      loaded,
      kind,
      place,
      at,
      values,
      isOwn: answersFor(actor, holdersOf(loaded)),
    });
    await after?.(locked, decision);
    await writeLabelMails(tx, {
      loaded,
      decision,
      before: onDay.label,
      label: labelAfter(locked, decision),
      publicUrl: context.settings.publicUrl,
    });
    return readLabel(inside, actor, await labelOnDayOf(tx, await getFacility(tx, id), { at, grounds: onDay.grounds }));
  });
