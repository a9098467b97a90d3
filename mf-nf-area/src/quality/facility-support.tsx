import type { NationalFacility, TestBook } from '@portal/domain';
import { loadedLater, UnsavedForms } from '@portal/ui/later';
import { useUrlParameter } from '@portal/ui/router';
import { Tabs } from '@portal/ui/tabs';
import { useListRequestsOfQuery } from '../api/support';
import { isTheirs } from '../facility/is-theirs';
import { BookView } from './book/book-view';
import { Next } from './book/next';
import { QUALITY_MESSAGES } from './messages';

const { page: texts, form } = QUALITY_MESSAGES;

const RequestsTab = loadedLater(() => import('./later').then((module) => module.RequestsTab), form);

const CalendarTab = loadedLater(() => import('./later').then((module) => module.CalendarTab), form);

interface FacilitySupportProps {
  facility: NationalFacility;
  book: TestBook;
}

/** What is next for a facility, then its test book, its requests for support and its calendar in tabs. */
export function FacilitySupport({ facility, book }: FacilitySupportProps) {
  const [request] = useUrlParameter('request');
  const [tab, setTab] = useUrlParameter('tab');
  const { data: requests } = useListRequestsOfQuery(facility._id);
  const isInRequest = tab === 'requests' && request !== null;
  const parts = { facilityId: facility._id, book, mayEdit: isTheirs(facility) };
  return (
    <UnsavedForms>
      <Next {...parts} requests={requests ?? []} isQuiet={isInRequest} />
      <Tabs
        label={texts.tabs}
        active={tab ?? 'book'}
        onChange={(to) => setTab(to === 'book' ? null : to)}
        tabs={[
          { key: 'book', label: texts.tabNames.book, content: <BookView {...parts} /> },
          {
            key: 'requests',
            label: texts.tabNames.requests,
            count: requests?.length || undefined,
            content: <RequestsTab facility={facility} book={book} />,
          },
          { key: 'calendar', label: texts.tabNames.calendar, content: <CalendarTab facility={facility} /> },
        ]}
      />
    </UnsavedForms>
  );
}
