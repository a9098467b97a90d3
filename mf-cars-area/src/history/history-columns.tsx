import type { NationalFacility } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../messages';

const { columns, acceptance: title, preliminarily, inForce, none } = MESSAGES.history;
const { since } = MESSAGES.work;
const latest = ({ submissions }: NationalFacility) => submissions.initial_acceptance;

/** Status and acceptance, each with its day, beside the columns of the specification. */
export const HISTORY_COLUMNS: readonly Column<NationalFacility>[] = [
  {
    key: 'status',
    title: columns.status,
    cell: (facility) => <Dated what={latest(facility).status.name} at={latest(facility).status_since} isSince />,
  },
  {
    key: 'decision',
    title: title,
    cell: (facility) => <Decision facility={facility} />,
  },
];

/** The decision of the present round; before its final report, also the acceptance of an earlier round in force. */
function Decision({ facility }: { facility: NationalFacility }) {
  const { acceptance, preliminary_acceptance: preliminary, evaluation_date } = latest(facility);
  const { acceptance_in_force: accepted } = facility;
  if (acceptance) return <Dated what={acceptance.name} at={evaluation_date} />;
  if (!preliminary && !accepted) return none;
  return (
    <>
      {preliminary && (
        <div>
          <Dated what={preliminarily(preliminary.name)} at={evaluation_date} />
        </div>
      )}
      {accepted && (
        <div>
          <Dated what={inForce(accepted.acceptance.name)} at={accepted.valid_from} isSince />
        </div>
      )}
    </>
  );
}

interface DatedProps {
  what: string;
  at: number | null;
  /** Whether it holds from that day on, as opposed to an event of the day: a reset begins a status anew. */
  isSince?: boolean;
}

function Dated({ what, at, isSince = false }: DatedProps) {
  const shown = formatDay(at);
  return (
    <>
      {what} <span className="cars-soft cars-waiting">{shown !== null && isSince ? since(shown) : shown}</span>
    </>
  );
}
