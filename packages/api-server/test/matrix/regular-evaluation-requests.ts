import type { CallState } from '@portal/domain';
import type { Call } from '../../src/app/calls';
import type { ApiRequest, Request } from './request';

const OPEN: CallState = { evaluationStatus: 'facility_input', isStatementOverdue: true, hasOpenActions: false };
const CLOSED: CallState = { evaluationStatus: 'closed', isStatementOverdue: true, hasOpenActions: true };

/** A request about both evaluations of the facility. */
const ofBoth =
  (body?: object) =>
  ({ facility: { regularEvaluations } }: ApiRequest): Request[] => [
    { name: 'the open one', ids: { id: regularEvaluations.openId }, facts: OPEN, ...(body && { body }) },
    { name: 'the closed one', ids: { id: regularEvaluations.closedId }, facts: CLOSED, ...(body && { body }) },
  ];

const ofAction =
  (body: object) =>
  ({ facility: { regularEvaluations } }: ApiRequest): Request[] => [
    {
      name: '',
      ids: { id: regularEvaluations.closedId, action: regularEvaluations.actionId },
      facts: CLOSED,
      body,
    },
  ];

const ROW = { acronym: 'first', period: '2025', indicator: 'level1_days', value: 300 };
const CSV = 'acronym,period,indicator,value\nfirst,2024,level1_days,299\n';

const SENT: Partial<Record<Call, (asked: ApiRequest) => Request[]>> = {
  'POST /national-facility/:id/evaluations': () => [
    { name: '', body: { kind: 'yearly' }, facts: { isEvaluationOpen: true, isLabelled: false } },
  ],
  'GET /evaluations/:id': ofBoth(),
  'GET /evaluations/:id/report.pdf': ofBoth(),
  'POST /evaluations/:id/statement': ofBoth({ version: 1, statement: 'It was a dry year.', send: true }),
  'POST /evaluations/:id/review': ofBoth({ version: 1, conclusions: 'Well.' }),
  'POST /evaluations/:id/close': ofBoth({ version: 1, conclusions: 'Well.', outcome: 'continue' }),
  'POST /evaluations/:id/actions/:action/report': ofAction({ version: 1, report: 'Done at last.' }),
  'POST /evaluations/:id/actions/:action/confirm': ofAction({ version: 1 }),
  'POST /data-indicators': () => [{ name: '', body: { rows: [ROW] } }],
  'POST /data-indicators/csv': () => [{ name: '', body: { csv: CSV } }],
};

/** The requests of calls about regular evaluations; undefined for other calls. */
export const regularEvaluationRequests = (call: Call, asked: ApiRequest): Request[] | undefined => SENT[call]?.(asked);
