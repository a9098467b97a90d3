import type { Day, SupportRequest } from '@portal/domain';
import { addDays, day } from '@portal/domain';
import { wantedTime } from '@portal/quality';
import { Dated, DataSheet, formatDay } from '@portal/ui/core';
import { useState } from 'react';
import { useGetCalendarAtCentreQuery } from '../../api/support';
import { REQUEST_MESSAGES as texts } from './messages';

const WEEK = 7;
/** Without a wanted time, the next weeks are shown; without its end, the weeks after its begin. */
const SHOWN_DAYS = 56;

/** The days around the wanted time. */
function shownDays({ wanted_from: from, wanted_to: to }: SupportRequest, today: Day): { from: Day; to: Day } {
  const first = day(from) ?? today;
  return { from: addDays(first, -WEEK), to: addDays(day(to) ?? addDays(first, SHOWN_DAYS), WEEK) };
}

/** The wanted time of a request, beside what is booked in these weeks. */
export function WantedWeeks({ request }: { request: SupportRequest }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const days = shownDays(request, today);
  const { data } = useGetCalendarAtCentreQuery(days);
  const booked = (data ?? []).filter(({ kind, state }) => kind !== 'due' && state !== 'cancelled');
  return (
    <div className="cars-stack">
      <DataSheet
        items={[
          { label: texts.wanted, value: wantedTime(request) ?? texts.anyTime },
          ...(request.blackout_dates.length > 0
            ? [{ label: texts.blackout, value: request.blackout_dates.map((each) => formatDay(each)).join(', ') }]
            : []),
        ]}
      />
      <p className="cars-soft">
        <Dated text={booked.length === 0 ? texts.nothingBooked(days) : texts.booked(days)} />
      </p>
      {booked.length > 0 && (
        <ul className="cars-list" aria-label={texts.bookedList}>
          {booked.map(({ key, title, place, from, to }) => (
            <li key={key}>
              <Dated text={texts.entry(day(from) ?? '', day(to) ?? '', title, place)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
