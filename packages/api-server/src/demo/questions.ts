import { randomUUID } from 'node:crypto';
import { refreshDerivedState } from '../labelling/facilities/load-facility';
import { insertQuestion } from '../labelling/questions/questions.store';
import { writeAudit } from '../platform/audit/audit.store';
import type { Db } from '../platform/db/client';
import type { FacilityRows } from './demo.store';

/** The facility with an unanswered question of a reviewer. */
const ASKED = 'BRC';
const TEXT =
  'Demonstration: the application names no date of the last telecover test. When was it done, and can you send us the result?';

/** Asks a facility under evaluation a question of its lidar reviewer. */
export async function askDemoQuestion(tx: Db, all: readonly FacilityRows[], at: Date): Promise<void> {
  const asked = all.find(({ facility }) => facility.acronym === ASKED);
  const [lidar] = asked?.lidars ?? [];
  const round = asked?.applications.find(({ isCurrent }) => isCurrent);
  const reviewer = asked?.reviewers.find(({ component }) => component === 'lidar');
  if (!asked || !lidar || !round?.id || !reviewer)
    throw new Error(`${ASKED} has no reviewer who asks, or nothing to ask about.`);
  const { id: facilityId } = asked.facility;
  await insertQuestion(tx, {
    id: randomUUID(),
    applicationId: round.id,
    facilityId,
    asker: 'lidar',
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    instrumentName: lidar.name,
    aspect: 'lidar-general',
    text: TEXT,
    askedAt: at,
    askedById: reviewer.userId,
  });
  await refreshDerivedState(tx, facilityId, at);
  await writeAudit(tx, {
    actorId: reviewer.userId,
    action: 'application.ask-as-reviewer',
    objectKind: 'lidar',
    objectId: lidar.id,
    objectName: lidar.name,
    facilityId,
    newValue: { reason: TEXT },
  });
}
