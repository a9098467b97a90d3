import { dayOf } from '@portal/domain';
import { renderDocument } from '../../labelling/acceptance/keep-document';
import { namedIssuer } from '../../labelling/pdf/issuer';
import { orNotFound } from '../../platform/errors/app-error';
import type { Context } from '../../platform/process/app-types';
import { listPeriods } from '../configurations/periods.store';
import { findConfiguration } from './configuration-access-facts';
import { sheetDocument } from './sheet-document';

/** The approval sheet of a configuration as a PDF, from what its last approval froze. */
export async function renderSheet(context: Context, lidarId: string, number: number) {
  const { db } = context;
  const { id, facilityId } = orNotFound(await findConfiguration(db, lidarId, number));
  const periods = await listPeriods(db, facilityId);
  const approval = periods.findLast(({ configurationId, sheet }) => configurationId === id && sheet !== null);
  const { sheet, content, validFrom } = orNotFound(approval);
  const frozen = { sheet: orNotFound(sheet ?? undefined), content: orNotFound(content ?? undefined), validFrom };
  const document = sheetDocument(frozen, namedIssuer(frozen.sheet.issuer));
  const day = dayOf(new Date(frozen.sheet.issued_at * 1000));
  const name = `${frozen.sheet.facility.acronym}_configuration_${number}_approval_${day}.pdf`;
  return { name, bytes: await renderDocument(context, document) };
}
