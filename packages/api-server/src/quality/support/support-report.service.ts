import { orNotFound } from '../../platform/errors/app-error';
import type { Context } from '../../platform/process/app-types';
import { loadIssuer, renderDocument } from '../../labelling/acceptance/keep-document';
import { supportDocument } from './support-document';
import type { StoredRequest } from './support.store';

/** The report of a request as a PDF, from what was frozen when it was completed. */
export async function renderSupportReport(context: Context, { request }: StoredRequest) {
  const report = orNotFound(request.report ?? undefined);
  const document = supportDocument(report, await loadIssuer(context));
  return {
    name: `${report.facility.acronym}_support_${report.number}.pdf`,
    bytes: await renderDocument(context, document),
  };
}
