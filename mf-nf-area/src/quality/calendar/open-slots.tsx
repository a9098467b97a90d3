import type { Booking, Day, NationalFacility, Slot } from '@portal/domain';
import { day, slotWords } from '@portal/domain';
import { Button, dated, ErrorState, Loading, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { useListMySlotsQuery } from '../../api/support';
import { isTheirs } from '../../facility/is-theirs';
import { BookForm, CancelBookingForm } from './booking-forms';
import { CALENDAR_TAB_MESSAGES } from './messages';

const { slots: texts, loading, failed } = CALENDAR_TAB_MESSAGES;

interface Row {
  slot: Slot;
  own: Booking[];
  /** Opens the form; `null` if no place can be booked. */
  book: (() => void) | null;
  /** Opens the form that cancels a booking; `null` for readers. */
  cancel: ((booking: Booking) => void) | null;
}

const freeOf = ({ capacity, taken, held }: Slot) => Math.max(0, capacity - taken - held);

const nameOf = ({ instrument }: Booking) => instrument?.name ?? texts.facility;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', title: texts.columns.title, cell: ({ slot }) => slot.title, isHeader: true },
  { key: 'when', title: texts.columns.when, cell: ({ slot }) => dated(slotWords(slot)) },
  { key: 'deadline', title: texts.columns.deadline, cell: ({ slot }) => dated(day(slot.deadline)) },
  { key: 'free', title: texts.columns.free, cell: ({ slot }) => texts.free(freeOf(slot), slot.capacity) },
  { key: 'booked', title: texts.columns.booked, cell: (row) => <Own {...row} />, isStacked: true },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    cell: ({ slot, book }) =>
      book && (
        <Button size="small" aria-label={texts.bookOf(slot.title)} aria-haspopup="dialog" onClick={book}>
          {texts.book}
        </Button>
      ),
  },
];

function Own({ slot, own, cancel }: Row) {
  if (own.length === 0) return texts.none;
  return (
    <ul className="nf-qa-places">
      {own.map((booking) => (
        <li key={booking._id}>
          {nameOf(booking)}{' '}
          {cancel && booking.request === null && (
            <Button
              size="small"
              aria-label={texts.cancelOf(nameOf(booking), slot.title)}
              aria-haspopup="dialog"
              onClick={() => cancel(booking)}
            >
              {texts.cancel}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type Opened = { slot: Slot; booking: Booking | null } | null;

/** The campaigns that are open for booking, and those in which the facility has places; the next one comes first. */
export function OpenSlots({ facility, today }: { facility: NationalFacility; today: Day }) {
  const { data, isError, refetch } = useListMySlotsQuery();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  if (!data && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={loading} />;
  const mayBook = isTheirs(facility);
  const rows = data
    .map((slot): Row => {
      const isOpen = slot.status === 'open' && (day(slot.deadline) ?? '') >= today && freeOf(slot) > 0;
      return {
        slot,
        own: slot.bookings.filter((booking) => booking.facility._id === facility._id),
        book: mayBook && isOpen && slot.open_to !== 'offer' ? () => setOpened({ slot, booking: null }) : null,
        cancel: mayBook ? (booking) => setOpened({ slot, booking }) : null,
      };
    })
    // A slot that was chosen for a request is with the request and in the calendar.
    .filter(
      ({ slot, own, book }) =>
        (day(slot.to) ?? '') >= today && (book !== null || own.some(({ request }) => request === null)),
    )
    .toSorted((one, other) => one.slot.from - other.slot.from);
  const title =
    opened &&
    (opened.booking ? texts.cancelOf(nameOf(opened.booking), opened.slot.title) : texts.bookOf(opened.slot.title));
  return (
    <Panel title={texts.title}>
      <DataTable
        caption={texts.title}
        rows={rows}
        rowKey={({ slot }) => slot._id}
        columns={COLUMNS}
        pageSize={null}
        urlKey="slots"
        empty={<p>{texts.empty}</p>}
      />
      <Modal open={opened !== null} title={title} footer={null} onCancel={close} destroyOnHidden>
        {opened?.booking && <CancelBookingForm booking={opened.booking} title={title ?? ''} onClose={close} />}
        {opened && !opened.booking && (
          <BookForm slot={opened.slot} facility={facility} title={title ?? ''} onClose={close} />
        )}
      </Modal>
    </Panel>
  );
}
