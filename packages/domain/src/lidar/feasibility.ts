import { addYear, isBy } from '../time/day';
import type { Day } from '../time/day';
import type { ComplianceCode } from '../types/type-lists';
import { codeOf, suggested } from './check';
import type { Check } from './check';
import type { Lidar } from './lidar';

export type FeasibilityFacts = Pick<Lidar, 'type' | 'location' | 'status' | 'planned_operation_date'>;

const willRunBy = ({ status, planned_operation_date }: FeasibilityFacts, last: Day) =>
  status?.counts_as_operational === true || (status?.uses_planned_date === true && isBy(planned_operation_date, last));

/** The criteria of design, housing and time. A missing value always fails. */
export const FEASIBILITY: readonly Check<[lidar: FeasibilityFacts, reference: Day]>[] = [
  { bit: 1, text: 'The design is not open.', fails: ({ type }) => !type?.open_design },
  { bit: 2, text: 'The lidar is not properly enclosed.', fails: ({ location }) => !location?.enclosed },
  {
    bit: 4,
    text: 'The lidar will not be operational within one year.',
    fails: (lidar, reference) => !willRunBy(lidar, addYear(reference)),
  },
];

/** An upgrade plan can remedy one deficiency of design or housing, but not two, nor a late start. */
const COMPLIANCE_BY_CODE: readonly ComplianceCode[] = ['yes', 'partially', 'partially', 'no', 'no', 'no', 'no', 'no'];

/** The suggestion for the feasibility of a lidar on the reference day. */
export const suggestFeasibility = (lidar: FeasibilityFacts, reference: Day) =>
  suggested(COMPLIANCE_BY_CODE, codeOf(FEASIBILITY, lidar, reference));
