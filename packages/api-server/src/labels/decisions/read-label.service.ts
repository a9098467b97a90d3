import type { LabelRecord } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { listDecisions } from '../../labelling/label/label-decisions.store';
import { listCertificates } from '../certificates/certificates.store';
import type { LabelFactsOnDay } from './label-facts';
import { toLabelRecord } from './label.view';

/** The label of a facility with its record, as a user reads it. */
export async function readLabel(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  actor: Actor,
  onDay: LabelFactsOnDay,
): Promise<LabelRecord> {
  const { id } = onDay.loaded.facility;
  const decisions = await listDecisions(db, id);
  const certificates = await listCertificates(db, id);
  return toLabelRecord(onDay, { decisions, certificates }, { actor, settings });
}
