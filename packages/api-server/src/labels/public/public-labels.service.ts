import { dayOf, type Day, type PublicLabel } from '@portal/domain';
import { keptByFacility, type ByFacility } from '../../platform/db/kept-by-facility';
import { AppError } from '../../platform/errors/app-error';
import type { Db } from '../../platform/db/client';
import type { Context, Settings } from '../../platform/process/app-types';
import { madeOnce } from '../../platform/process/made-once';
import { describeFacilities } from '../described/described-facility';
import { listCertificateNumbers, listLabelRecords } from './public-labels.store';
import { toPublicLabel, type LabelledFacility } from './public-labels.view';

async function lookUpLabelled(db: Db, some: readonly string[] | null): Promise<ByFacility<LabelledFacility>> {
  const records = await listLabelRecords(db, some);
  const ids = [...records.keys()];
  if (ids.length === 0) return new Map();
  const [facilities, certificates] = await Promise.all([describeFacilities(db, ids), listCertificateNumbers(db, some)]);
  return new Map(
    facilities.map((facility) => [facility.id, { facility, record: records.get(facility.id) ?? [], certificates }]),
  );
}

/** The facilities that ever had a label, kept until one of them changes. */
const labelled = keptByFacility(lookUpLabelled);

const inOrder = new Intl.Collator('en').compare;
const byAcronym = madeOnce((all: ByFacility<LabelledFacility>) =>
  [...all.values()].toSorted((one, other) => inOrder(one.facility.acronym, other.facility.acronym)),
);

type Asking = Pick<Context, 'db' | 'now' | 'settings'>;

const labelOnDay = madeOnce((of: LabelledFacility, mode: Settings['mode'], publicUrl: string, today: Day) =>
  toPublicLabel(of, { mode, publicUrl }, today),
);
const labelsOnDay = madeOnce(
  (all: ByFacility<LabelledFacility>, mode: Settings['mode'], publicUrl: string, today: Day): readonly PublicLabel[] =>
    byAcronym(all).flatMap((of) => labelOnDay(of, mode, publicUrl, today) ?? []),
);

/** The labels today of facilities that ever had one, by acronym: the same list as long as nothing about it changes. */
export async function listPublicLabels({ db, now, settings }: Asking): Promise<readonly PublicLabel[]> {
  return labelsOnDay(await labelled(db), settings.mode, settings.publicUrl, dayOf(now()));
}

// Addresses of pages do not distinguish capitals.
const byAddress = madeOnce(
  (labels: readonly PublicLabel[]) => new Map(labels.map((label) => [label.facility.acronym.toLowerCase(), label])),
);

/** The label of a facility today, by its acronym; undefined if it never had one. */
export const findPublicLabel = async (context: Asking, acronym: string): Promise<PublicLabel | undefined> =>
  byAddress(await listPublicLabels(context)).get(acronym.toLowerCase());

/** The same; 404 if the facility never had a label. */
export async function readPublicLabel(context: Asking, acronym: string): Promise<PublicLabel> {
  const label = await findPublicLabel(context, acronym);
  if (!label) throw new AppError('notLoaded', 404, { message: 'There is no label under this address.' });
  return label;
}
