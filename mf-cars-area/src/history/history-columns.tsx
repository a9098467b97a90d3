import type { NationalFacility } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../messages';

const { columns, acceptance: title, preliminarily, none } = MESSAGES.history;
const latest = ({ submissions }: NationalFacility) => submissions.initial_acceptance;

/** Status and acceptance, each with its day, beside the columns of the specification. */
export const HISTORY_COLUMNS: readonly Column<NationalFacility>[] = [
  {
    key: 'status',
    title: columns.status,
    cell: (facility) => <Dated what={latest(facility).status.name} at={latest(facility).status_since} />,
  },
  {
    key: 'decision',
    title: title,
    cell: (facility) => {
      const { acceptance, preliminary_acceptance, evaluation_date } = latest(facility);
      if (acceptance) return <Dated what={acceptance.name} at={evaluation_date} />;
      if (!preliminary_acceptance) return none;
      return <Dated what={preliminarily(preliminary_acceptance.name)} at={evaluation_date} />;
    },
  },
];

const Dated = ({ what, at }: { what: string; at: number | null }) => (
  <>
    {what} <span className="cars-soft cars-waiting">{formatDay(at)}</span>
  </>
);
