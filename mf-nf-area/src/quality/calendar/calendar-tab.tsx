import type { CalendarEntry, NationalFacility } from '@portal/domain';
import { dayOf } from '@portal/domain';
import { CalendarAddresses, firstDayShown, lastDayShown, monthIn, SupportCalendar } from '@portal/quality';
import { ErrorState, Loading, Panel } from '@portal/ui/core';
import { useUrlParameter } from '@portal/ui/router';
import { useState } from 'react';
import {
  useEndMyCalendarAddressMutation,
  useGetMyCalendarQuery,
  useListMyCalendarAddressesQuery,
  useMakeMyCalendarAddressMutation,
} from '../../api/support';
import { isTheirs } from '../../facility/is-theirs';
import { addressOfBook, addressOfRequest } from '../addresses';
import { CALENDAR_TAB_MESSAGES as texts } from './messages';
import { OpenSlots } from './open-slots';

const PARAMETER = 'month';

const presentDay = () => dayOf(new Date());

/** The calendar of a facility: what is due, on offer and booked; campaigns to book; addresses for calendar programs. */
export function CalendarTab({ facility }: { facility: NationalFacility }) {
  const { _id: id } = facility;
  const [asked, setMonth] = useUrlParameter(PARAMETER, { replace: true });
  const [today] = useState(presentDay);
  const month = monthIn(asked, today);
  const days = { from: firstDayShown(month, today), to: lastDayShown(month, today) };
  const { data, isError, isFetching, refetch } = useGetMyCalendarQuery(days, { refetchOnMountOrArgChange: true });
  const pageOf = ({ kind, request }: CalendarEntry): string | null => {
    if (request) return addressOfRequest(id, request._id);
    return kind === 'due' ? addressOfBook(id) : null;
  };
  if (!data && isError && !isFetching)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <div className="nf-stack">
      <Panel>
        <SupportCalendar
          entries={data.filter((entry) => entry.facility === null || entry.facility._id === id)}
          month={month}
          today={today}
          onMonth={setMonth}
          pageOf={pageOf}
        />
      </Panel>
      <OpenSlots facility={facility} today={today} />
      {isTheirs(facility) && <Addresses />}
    </div>
  );
}

function Addresses() {
  const { data } = useListMyCalendarAddressesQuery();
  const [make, making] = useMakeMyCalendarAddressMutation();
  const [end] = useEndMyCalendarAddressMutation();
  return (
    <CalendarAddresses
      addresses={data ?? []}
      made={making.data?.url ?? null}
      isBusy={making.isLoading}
      onMake={() => void make()}
      onEnd={(id) => void end(id)}
    />
  );
}
