import { dayOf, type PublicLabel } from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import type { Context } from '../../platform/process/app-types';
import { describeFacilities } from '../described/described-facility';
import { listCertificateNumbers, listLabelRecords } from './public-labels.store';
import { toPublicLabel } from './public-labels.view';

/** The labels today of facilities that ever had one, by acronym; of all of them, or of one. */
export async function listPublicLabels({ db, now, settings }: Context, acronym?: string): Promise<PublicLabel[]> {
  const records = await listLabelRecords(db, acronym);
  const ids = [...records.keys()];
  if (ids.length === 0) return [];
  const [facilities, certificates] = await Promise.all([describeFacilities(db, ids), listCertificateNumbers(db, ids)]);
  const today = dayOf(now());
  return ids.flatMap((id) => {
    const facility = facilities.find((each) => each.id === id);
    const label = facility && toPublicLabel({ facility, record: records.get(id) ?? [], certificates }, settings, today);
    return label ? [label] : [];
  });
}

/** The label of a facility today, by its acronym; undefined if it never had one. */
export const findPublicLabel = async (context: Context, acronym: string): Promise<PublicLabel | undefined> =>
  (await listPublicLabels(context, acronym))[0];

/** The same; 404 if the facility never had a label. */
export async function readPublicLabel(context: Context, acronym: string): Promise<PublicLabel> {
  const label = await findPublicLabel(context, acronym);
  if (!label) throw new AppError('notLoaded', 404, { message: 'There is no label under this address.' });
  return label;
}
