import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import { evaluations } from '../../src/db/tables';
import type { TestPortal } from '../portal';
import type { Scene } from './scenes';

/** In every draft, and in nothing else. */
export const DRAFT = 'A thought that nobody has said';
/** In every verdict that was submitted, and in nothing else. */
export const GIVEN = 'What the reviewer has decided';

interface Round {
  applicationId: string;
  facilityId: string;
  lidarId?: string;
  photometerId?: string;
  verdicts: Scene['verdicts'];
  by: string;
}

/** Verdicts of a round: all there are, in drafts or submitted; the one on all photometers is a draft even then. */
export async function addVerdicts({ db, context }: TestPortal, round: Round): Promise<void> {
  const { applicationId, facilityId, lidarId, photometerId, verdicts, by } = round;
  if (verdicts === 'none') return;
  const subjects = [
    ...LIDAR_ASPECTS.map((aspect) => ({ subjectKind: 'lidar' as const, subjectId: lidarId, aspect })),
    ...PHOTOMETER_ASPECTS.map((aspect) => ({ subjectKind: 'photometer' as const, subjectId: photometerId, aspect })),
    ...(['synergy', 'lidar', 'photometer'] as const).map((aspect) => ({
      subjectKind: 'facility' as const,
      subjectId: facilityId,
      aspect,
    })),
  ];
  const written = subjects.flatMap(({ subjectId, ...rest }) => {
    if (!subjectId) return [];
    const isGiven = verdicts === 'submitted' && !(rest.subjectKind === 'facility' && rest.aspect === 'photometer');
    const words = isGiven ? GIVEN : DRAFT;
    const texts = { comments: words, recommendations: words, suggestion: { words } };
    const evaluatedAt = isGiven ? context.now() : null;
    return [{ ...rest, ...texts, subjectId, applicationId, evaluatedAt, reviewerId: by, compliance: 'no' as const }];
  });
  await db.insert(evaluations).values(written);
}
