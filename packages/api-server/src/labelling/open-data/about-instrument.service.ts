import {
  byCode,
  citationOf,
  isShownCertified,
  isTaken,
  LABEL_PAGES,
  LOST_STATUSES,
  shownStatus,
  titleOf,
  type AboutInstrument,
  type Day,
  type DisplayedStatus,
  type InstrumentKind,
  type LabelOnDay,
  type QualityLine,
  dayOf,
} from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import { readInstallation } from '../../platform/installation/installation.store';
import type { Context } from '../../platform/process/app-types';
import { toRecordedBy } from '../accepted/accepted.view';
import { labelOf } from '../label/label-decisions.store';
import { instrumentPage } from './addresses';
import { findDisplayedSince, findInstrumentSummary, type InstrumentSummary } from './open-data.store';

/** Tells what the public may know of the quality assurance of an instrument; another wing knows. */
export type ReadQuality = (
  context: Pick<Context, 'db' | 'now'>,
  instrument: { kind: InstrumentKind; id: string; facilityId: string },
) => Promise<QualityLine>;

/** The facility of an instrument as far as it is public on a day. */
function publicFacility({ facility }: Pick<InstrumentSummary, 'facility'>, today: Day): AboutInstrument['facility'] {
  const { acronym, name, institute, displayed_status } = facility;
  return isShownCertified(displayed_status, labelOf(facility, today)) ? { acronym, name, institute } : null;
}

const acceptedOf = ({ accepted }: InstrumentSummary): AboutInstrument['accepted'] =>
  accepted && {
    version: accepted.version,
    from: dayOf(accepted.validFrom),
    until: accepted.validTo && dayOf(accepted.validTo),
    recorded_by: toRecordedBy(accepted.by),
  };

/** Statuses that say what became of the label: their first day is in its record. */
const OF_LABEL: readonly DisplayedStatus['code'][] = ['labelled', 'suspended', 'withdrawn'];

/** The first day of the status that is shown. */
async function sinceOf({ db }: Context, acronym: string, code: DisplayedStatus['code'], label: LabelOnDay) {
  if (label.period !== null && OF_LABEL.includes(code)) return label.since;
  const since = await findDisplayedSince(db, acronym, code);
  return since ? dayOf(since) : null;
}

/** The status that is shown on a day, and the last day of a label with a record. */
async function shownLabel(
  context: Context,
  { facility, accepted, lists }: InstrumentSummary,
  label: LabelOnDay,
): Promise<AboutInstrument['label']> {
  const { acronym, displayed_status } = facility;
  // What became of a label is told whatever an administrator has chosen to show.
  const code = LOST_STATUSES[label.status] ?? shownStatus(displayed_status, label);
  const isLost = isTaken(code) || label.status === 'expired';
  // A facility that was never accepted is not described as lacking the label.
  if (!isShownCertified(displayed_status, label) && !(accepted && isLost)) return null;
  return {
    code,
    name: byCode(lists['displayed-status'], code)?.name ?? code,
    since: await sinceOf(context, acronym, code, label),
    ...(label.period !== null && {
      is_valid: label.is_valid,
      valid_until: label.status === 'withdrawn' ? null : label.valid_until,
      page: context.settings.publicUrl + LABEL_PAGES.public(acronym),
    }),
  };
}

/** The data about an instrument besides its record, from its summary. */
export async function toAboutInstrument(
  context: Context,
  kind: InstrumentKind,
  summary: InstrumentSummary,
  readQuality: ReadQuality,
): Promise<AboutInstrument> {
  const installation = await readInstallation(context.db);
  const today = dayOf(context.now());
  const label = labelOf(summary.facility, today);
  const { licence, licence_url: url } = installation;
  const about = {
    kind,
    name: summary.name,
    facility: publicFacility(summary, today),
    label: await shownLabel(context, summary, label),
    ...(label.is_valid && {
      quality: await readQuality(context, { kind, id: summary.id, facilityId: summary.facility.id }),
    }),
    accepted: acceptedOf(summary),
    changed_on: dayOf(summary.changedAt),
    licence: licence ? { name: licence, url } : null,
    page: context.settings.publicUrl + instrumentPage(kind, summary.id),
  };
  return { ...about, citation: citationOf(about, titleOf(installation)) };
}

/** The refusal for an instrument that is not public. */
export const missingInstrument = (kind: InstrumentKind) =>
  new AppError('notLoaded', 404, { message: `There is no ${kind} under this address.` });

/** The data about an instrument besides its record. Throws 404 if the instrument is not public. */
export async function aboutInstrument(
  context: Context,
  kind: InstrumentKind,
  id: string,
  readQuality: ReadQuality,
): Promise<AboutInstrument> {
  const summary = await findInstrumentSummary(context.db, kind, id);
  if (!summary) throw missingInstrument(kind);
  return toAboutInstrument(context, kind, summary, readQuality);
}
