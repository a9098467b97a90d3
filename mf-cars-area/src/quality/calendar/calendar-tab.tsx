import type { CalendarEntry } from '@portal/domain';
import { dayOf, QA_PAGES } from '@portal/domain';
import { CalendarAddresses, firstDayShown, lastDayShown, monthIn, SupportCalendar } from '@portal/quality';
import { ErrorState, Loading } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import {
  useEndCalendarAddressAtCentreMutation,
  useGetCalendarAtCentreQuery,
  useListCalendarAddressesAtCentreQuery,
  useMakeCalendarAddressAtCentreMutation,
} from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { CALENDAR_MESSAGES as texts } from './messages';

const { failed } = CENTRE_MESSAGES;
const PARAM = 'month';

const presentDay = () => dayOf(new Date());

/** A request opens in the inbox, a slot among the campaigns. */
function pageOf({ request, slot }: CalendarEntry): string | null {
  if (request) return QA_PAGES.request(request._id);
  return slot === null ? null : `${QA_PAGES.centre}campaigns?slot=${slot}`;
}

/** The calendar of what the user arranges, and the addresses for calendar programs. */
export function CalendarTab() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(presentDay);
  const month = monthIn(params.get(PARAM), today);
  const days = { from: firstDayShown(month, today), to: lastDayShown(month, today) };
  const { data, isError, isFetching, refetch } = useGetCalendarAtCentreQuery(days, { refetchOnMountOrArgChange: true });
  if (!data && isError && !isFetching)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <div className="cars-stack">
      <SupportCalendar
        entries={data}
        month={month}
        today={today}
        onMonth={(next) => setParams({ [PARAM]: next }, { replace: true, preventScrollReset: true })}
        pageOf={pageOf}
        rowsBy="place"
      />
      <Addresses />
    </div>
  );
}

function Addresses() {
  const { data } = useListCalendarAddressesAtCentreQuery();
  const [make, making] = useMakeCalendarAddressAtCentreMutation();
  const [end] = useEndCalendarAddressAtCentreMutation();
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
