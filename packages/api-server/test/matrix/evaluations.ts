import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import { evaluations } from '../../src/platform/db/tables';
import type { TestPortal } from '../portal';
import type { Scene } from './scenes';

/** Text of every draft, and of nothing else. */
export const DRAFT = 'A thought that nobody has said';
/** Text of every submitted evaluation, and of nothing else. */
export const GIVEN = 'What the reviewer has decided';

interface Round {
  applicationId: string;
  facilityId: string;
  lidarId?: string;
  photometerId?: string;
  evaluations: Scene['evaluations'];
  by: string;
}

/** All evaluations of a round, as drafts or submitted; the one on all photometers is always a draft. */
export async function addEvaluations({ db, context }: TestPortal, round: Round): Promise<void> {
  const { applicationId, facilityId, lidarId, photometerId, by } = round;
  if (round.evaluations === 'none') return;
  const targets = [
    ...LIDAR_ASPECTS.map((aspect) => ({ targetKind: 'lidar' as const, targetId: lidarId, aspect })),
    ...PHOTOMETER_ASPECTS.map((aspect) => ({ targetKind: 'photometer' as const, targetId: photometerId, aspect })),
    ...(['synergy', 'lidar', 'photometer'] as const).map((aspect) => ({
      targetKind: 'facility' as const,
      targetId: facilityId,
      aspect,
    })),
  ];
  const written = targets.flatMap(({ targetId, ...rest }) => {
    if (!targetId) return [];
    const isGiven =
      round.evaluations === 'submitted' && !(rest.targetKind === 'facility' && rest.aspect === 'photometer');
    const words = isGiven ? GIVEN : DRAFT;
    const texts = { comments: words, recommendations: words, suggestion: { words } };
    const evaluatedAt = isGiven ? context.now() : null;
    return [{ ...rest, ...texts, targetId, applicationId, evaluatedAt, reviewerId: by, compliance: 'no' as const }];
  });
  await db.insert(evaluations).values(written);
}
