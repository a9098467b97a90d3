import { dryRunQuerySchema, indicatorCsvSchema, indicatorRowsSchema, type IndicatorImport } from '@portal/domain';
import { call } from '../../platform/http/call';
import { orNotFound } from '../../platform/errors/app-error';
import { importCsv, importRows } from './import-indicators.service';

const ANSWER =
  'How many figures were added, changed and unchanged; of a dry run, what an import would do. With an error in any row nothing is imported: a dry run lists the errors by row, an import is refused with 422 and the same list.';

const done = ({ data: { is_dry_run: isDryRun } }: { data: IndicatorImport }) =>
  isDryRun ? 'The rows were checked; nothing was imported.' : 'The rows were imported.';

/** Indicators of data that come from outside the portal. */
export const dataIndicatorCalls = [
  call('POST /data-indicators', {
    capability: 'data-indicator.import',
    stage: '2',
    summary: 'Import indicators of the data of facilities',
    body: indicatorRowsSchema,
    answers: ANSWER,
    says: 'saved',
    sentence: done,
    handle: ({ context, actor, request, body }) =>
      importRows(context, orNotFound(actor ?? request.machine ?? undefined), body),
  }),
  call('POST /data-indicators/csv', {
    capability: 'data-indicator.import',
    stage: '2',
    summary: 'Import indicators from the text of a CSV file',
    query: dryRunQuerySchema,
    body: indicatorCsvSchema,
    answers: `${ANSWER} Columns: \`acronym,period,indicator,value,numerator,denominator\`; the header is row 1.`,
    says: 'saved',
    sentence: done,
    handle: ({ context, actor, request, query, body }) =>
      importCsv(context, orNotFound(actor ?? request.machine ?? undefined), {
        csv: body.csv,
        isDryRun: query.dry_run,
      }),
  }),
];
