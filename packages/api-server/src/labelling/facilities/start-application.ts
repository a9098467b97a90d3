import { decide, isFullyEvaluated, isOwnerOrDeputy } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { holdersOf } from './owner-and-deputies';
import { moveApplication } from './facility.store';
import type { LoadedFacility } from './load-facility';
import { versionConflict } from '../../platform/versions/versioned-write';

/**
 * Starts the application on the first change saved by the owner or a deputy; changes by other users do not start it.
 */
export async function startApplication(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  actor: Actor,
  loaded: LoadedFacility,
): Promise<void> {
  const { facility, application } = loaded;
  const { id, status, preliminaryAcceptance, upgradePlanId, openEvaluations } = application;
  if (!isOwnerOrDeputy(actor, holdersOf(loaded))) return;
  const facts = {
    ...holdersOf(loaded),
    status,
    fullyEvaluated: isFullyEvaluated(openEvaluations),
    preliminaryAcceptance,
  };
  const decision = decide(actor, { ...facts, hasUpgradePlan: upgradePlanId !== null }, 'save');
  if (!decision.ok || decision.to === status) return;
  const isMoved = await moveApplication(tx, { applicationId: id, from: status, to: decision.to, at: now() });
  if (!isMoved) throw versionConflict(undefined);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'application.start',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status },
    newValue: { status: decision.to },
  });
}
