import type { Asker } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/load-facility';
import type { findQuestion } from './questions.store';

export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

type Act = 'ask' | 'close-question';

/** The action in the history, depending on the author. */
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
  /** Text of the question or the answer. */
  reason?: string;
}

/** Records an action on a question, with its text, in the audit log. */
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
