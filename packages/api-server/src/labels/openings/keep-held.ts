import { isLabelHeld, type Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { loadLabels } from '../../labelling/label/label-decisions.store';

interface OfFacility {
  facility: { id: string };
}

/** Of what evaluations ask for, that of facilities whose label has not ended: see decision 0095. */
export async function keepHeld<Asked extends OfFacility>(
  db: Db,
  asked: readonly Asked[],
  today: Day,
): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const labels = await loadLabels(db, today, [...new Set(asked.map(({ facility }) => facility.id))]);
  return asked.filter(({ facility }) => isLabelHeld(labels.get(facility.id)?.status ?? 'none'));
}
