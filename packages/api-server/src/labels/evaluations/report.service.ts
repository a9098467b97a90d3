import { renderDocument } from '../../labelling/acceptance/keep-document';
import { namedIssuer } from '../../labelling/pdf/issuer';
import { orNotFound } from '../../platform/errors/app-error';
import type { Context } from '../../platform/process/app-types';
import type { StoredEvaluation } from './evaluations.store';
import { yearOfEvaluation } from './evaluations.view';
import { evaluationDocument } from './report-document';

/** The report of an evaluation as a PDF, from what was frozen when it was closed. */
export async function renderEvaluationReport(context: Context, { evaluation }: StoredEvaluation) {
  const report = orNotFound(evaluation.report ?? undefined);
  return {
    name: `${report.facility.acronym}_evaluation_${yearOfEvaluation(evaluation)}.pdf`,
    bytes: await renderDocument(context, evaluationDocument(report, namedIssuer(report.issuer))),
  };
}
