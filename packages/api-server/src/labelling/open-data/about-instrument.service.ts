import {
  byCode,
  citationOf,
  isShownCertified,
  isTaken,
  LABEL_PAGES,
  labelOfInstrument,
  shownStatus,
  startOfStatus,
  titleOf,
  type AboutInstrument,
  type Day,
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

interface Labelled {
  kind: InstrumentKind;
  summary: InstrumentSummary;
  label: LabelOnDay;
}

const acceptedOf = ({ accepted }: InstrumentSummary): AboutInstrument['accepted'] =>
  accepted && {
    version: accepted.version,
    from: dayOf(accepted.validFrom),
    until: accepted.validTo && dayOf(accepted.validTo),
    recorded_by: toRecordedBy(accepted.by),
  };

/** The status that is shown on a day, and what a label with a record says of the instrument. */
async function shownLabel(context: Context, { kind, summary, label }: Labelled): Promise<AboutInstrument['label']> {
  const { id, facility, accepted, lists } = summary;
  const { acronym, displayed_status } = facility;
  const code = shownStatus(displayed_status, label);
  const isOfRecord = label.is_valid || isTaken(code) || label.status === 'expired';
  const ofInstrument = labelOfInstrument(label, { kind, id });
  // A facility that was never accepted is not described as lacking the label.
  if (!isShownCertified(displayed_status, label) && !(accepted && isOfRecord)) return null;
  return {
    code,
    name: byCode(lists['displayed-status'], code)?.name ?? code,
    since: startOfStatus(code, label) ?? (await findDisplayedSince(context.db, facility.id, code)),
    ...(ofInstrument && {
      is_valid: label.is_valid,
      covers_instrument: ofInstrument.isInScope,
      valid_until: label.status === 'withdrawn' ? null : ofInstrument.until,
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
  const shown = await shownLabel(context, { kind, summary, label });
  const about = {
    kind,
    name: summary.name,
    facility: publicFacility(summary, today),
    label: shown,
    ...(label.is_valid &&
      shown?.covers_instrument && {
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
