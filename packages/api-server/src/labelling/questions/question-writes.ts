import type { Asker, NationalFacility } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { listAddresses } from '../../people/users/user.store';
import { setDueDate } from '../facilities/facility.store';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { firstDay, reviewerAddresses, type findQuestion } from './questions.store';

/** A question as it is stored. */
export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Whose turn it is now. A question with a day, come or gone, moves the due date to the first day of those not answered. */
export async function refresh(
  tx: Db,
  { facility }: LoadedFacility,
  { until }: Pick<StoredQuestion, 'until'>,
  at: Date,
): Promise<LoadedFacility> {
  const after = await refreshDerivedState(tx, facility.id, at);
  const { id, pendingFor, dueDate } = after.application;
  if (until === null || pendingFor !== 'answer') return after;
  const due = await firstDay(tx, id);
  if (due === dueDate) return after;
  await setDueDate(tx, id, due, at);
  return refreshDerivedState(tx, facility.id, at);
}

type Act = 'ask' | 'close-question';

/** The action of the history, by who has asked. */
export const actionOf = (act: Act, asker: Asker) =>
  asker === 'cars' ? (`application.${act}` as const) : (`application.${act}-as-reviewer` as const);

interface Recorded {
  actor: Actor;
  before: LoadedFacility;
  question: Pick<
    StoredQuestion,
    'id' | 'instrumentKind' | 'instrumentId' | 'instrumentName' | 'aspect' | 'fields' | 'until'
  >;
  action: ReturnType<typeof actionOf> | 'application.answer';
  /** What was said. */
  reason?: string;
}

/** Writes what was done with a question, and what was said, into the audit log. */
export function record(tx: Db, { actor, before: { facility }, question, action, reason }: Recorded) {
  const { id, instrumentKind, instrumentId, instrumentName, aspect, fields, until } = question;
  return writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: instrumentKind ?? 'facility',
    objectId: instrumentId ?? facility.id,
    objectName: instrumentName ?? facility.acronym,
    facilityId: facility.id,
    newValue: {
      question: id,
      ...(reason !== undefined && { reason }),
      ...(aspect && { aspect }),
      ...(fields.length > 0 && { opened: fields }),
      ...(until && { until }),
    },
  });
}

/** Those of the staff who may be waited for. */
const STAFF: Partial<Record<string, 'cars' | 'administrator'>> = { cars: 'cars', administrators: 'administrator' };

/**
 * Who hears of an answer: the reviewer of the component that asked, and those of the staff who are waited for now; without a
 * reviewer CARS, else the administrators.
 */
export async function readersOf(
  tx: Db,
  question: StoredQuestion,
  { submissions }: NationalFacility,
): Promise<string[]> {
  const reviewers = await reviewerAddresses(tx, question);
  const awaited = STAFF[submissions.initial_acceptance.pending_with];
  if (reviewers.length > 0) return [...new Set([...reviewers, ...(awaited ? await listAddresses(tx, awaited) : [])])];
  const cars = await listAddresses(tx, 'cars');
  return cars.length > 0 ? cars : listAddresses(tx, 'administrator');
}
