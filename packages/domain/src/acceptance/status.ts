import type { TypeItem } from '../types/type-item';

export type AcceptanceStatusCode =
  | 'registered'
  | 'invited'
  | 'draft'
  | 'submitted'
  | 'preliminary_report_issued'
  | 'waiting_final_report'
  | 'evaluated';

export type AcceptanceStatus = Pick<TypeItem<AcceptanceStatusCode>, 'code' | 'name'>;

export interface StatusCount {
  status: AcceptanceStatus;
  count: number;
}

interface StatusRow extends AcceptanceStatus {
  badge: 'default' | 'warning' | 'success';
  /** Whether the owner may change the application. */
  editable: boolean;
  /** Counts as submitted, which makes it visible to evaluators. */
  submitted: boolean;
  /** Counts as evaluated: at least the preliminary report is issued. */
  evaluated: boolean;
}

const open = { badge: 'default', editable: true, submitted: false, evaluated: false } as const;

export const ACCEPTANCE_STATUSES: readonly StatusRow[] = [
  { code: 'registered', name: 'Registered', ...open },
  { code: 'invited', name: 'Invited', ...open },
  { code: 'draft', name: 'Draft', ...open },
  { code: 'submitted', name: 'Submitted', badge: 'warning', editable: false, submitted: true, evaluated: false },
  {
    code: 'preliminary_report_issued',
    name: 'Preliminary report issued',
    badge: 'warning',
    editable: false,
    submitted: true,
    evaluated: true,
  },
  {
    code: 'waiting_final_report',
    name: 'Waiting for final report',
    badge: 'warning',
    editable: false,
    submitted: true,
    evaluated: true,
  },
  { code: 'evaluated', name: 'Evaluated', badge: 'success', editable: false, submitted: true, evaluated: true },
];

const codesWhere = (holds: (row: StatusRow) => boolean): readonly AcceptanceStatusCode[] =>
  ACCEPTANCE_STATUSES.filter(holds).map(({ code }) => code);

/** States in which the owner may change the application. */
export const EDITABLE_STATUSES = codesWhere(({ editable }) => editable);
export const SUBMITTED_STATUSES = codesWhere(({ submitted }) => submitted);
export const EVALUATED_STATUSES = codesWhere(({ evaluated }) => evaluated);

export const isEditable = (status: AcceptanceStatusCode) => EDITABLE_STATUSES.includes(status);
export const isSubmitted = (status: AcceptanceStatusCode) => SUBMITTED_STATUSES.includes(status);
export const isEvaluated = (status: AcceptanceStatusCode) => EVALUATED_STATUSES.includes(status);
/** Whether the application is between submission and final report. */
export const isUnderEvaluation = (status: AcceptanceStatusCode) => isSubmitted(status) && status !== 'evaluated';
