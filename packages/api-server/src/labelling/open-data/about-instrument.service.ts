import {
  byCode,
  citationOf,
  isCertified,
  isTaken,
  titleOf,
  type AboutInstrument,
  type InstrumentKind,
  dayOf,
} from '@portal/domain';
import { AppError } from '../../platform/errors/app-error';
import { readInstallation } from '../../platform/installation/installation.store';
import type { Context } from '../../platform/process/app-types';
import { toRecordedBy } from '../accepted/accepted.view';
import { instrumentPage } from './addresses';
import { findDisplayedSince, findInstrumentSummary, type InstrumentSummary } from './open-data.store';

/** The facility of an instrument as far as it is public. */
export function publicFacility({
  facility: { acronym, name, institute, displayed_status },
}: Pick<InstrumentSummary, 'facility'>): AboutInstrument['facility'] {
  return isCertified(displayed_status) ? { acronym, name, institute } : null;
}

const acceptedOf = ({ accepted }: InstrumentSummary): AboutInstrument['accepted'] =>
  accepted && {
    version: accepted.version,
    from: dayOf(accepted.validFrom),
    until: accepted.validTo && dayOf(accepted.validTo),
    recorded_by: toRecordedBy(accepted.by),
  };

async function labelOf(
  { db }: Context,
  { facility, accepted, lists }: InstrumentSummary,
): Promise<AboutInstrument['label']> {
  const { acronym, displayed_status: code } = facility;
  // A facility that was never accepted is not described as lacking the label.
  if (!isCertified(code) && !(accepted && isTaken(code))) return null;
  const since = await findDisplayedSince(db, acronym, code);
  return { code, name: byCode(lists['displayed-status'], code)?.name ?? code, since: since ? dayOf(since) : null };
}

/** The data about an instrument besides its record, from its summary. */
export async function toAboutInstrument(
  context: Context,
  kind: InstrumentKind,
  summary: InstrumentSummary,
): Promise<AboutInstrument> {
  const installation = await readInstallation(context.db);
  const { licence, licence_url: url } = installation;
  const about = {
    kind,
    name: summary.name,
    facility: publicFacility(summary),
    label: await labelOf(context, summary),
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
export async function aboutInstrument(context: Context, kind: InstrumentKind, id: string): Promise<AboutInstrument> {
  const summary = await findInstrumentSummary(context.db, kind, id);
  if (!summary) throw missingInstrument(kind);
  return toAboutInstrument(context, kind, summary);
}
