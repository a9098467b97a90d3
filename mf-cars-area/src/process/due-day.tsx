import type { Day } from '@portal/domain';
import { Chip, Dated } from '@portal/ui/core';
import { PROCESS_MESSAGES as texts } from './messages';

/** A day on which something is due; one that has passed says so. */
export const DueDay = ({ on, today }: { on: Day; today: Day }) =>
  on < today ? (
    <span className="cars-whole">
      <Chip tone="danger">{texts.overdue(on)}</Chip>
    </span>
  ) : (
    <Dated text={on} />
  );
