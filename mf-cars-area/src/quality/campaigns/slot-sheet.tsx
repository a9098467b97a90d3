import { useProfile } from '@portal/api-slice';
import type { Booking, Slot, SlotStep } from '@portal/domain';
import {
  allowsSlotStep,
  byCode,
  day,
  QA_PAGES,
  SUPPORT_KINDS,
  slotWords,
  arrangedKinds,
  SLOT_WORDS,
  AUDIENCE_WORDS,
} from '@portal/domain';
import { Button, Chip, DataSheet } from '@portal/ui/core';
import { SideSheet, useLast } from '@portal/ui/overlay';
import { Link, useUrlParameter } from '@portal/ui/router';
import { useState } from 'react';
import { useCloseSlotMutation, useOpenSlotMutation } from '../../api/support';
import { later } from '../later';
import { CAMPAIGN_MESSAGES as texts } from './messages';
import { SLOT_TONES } from './slot-tones';

const SlotForm = later(({ SlotForm: form }) => form);
const CancelForm = later(({ CancelForm: form }) => form);

/** The slot that the URL names, in a sheet over the page. */
export function SlotSheet({ slots }: { slots: readonly Slot[] }) {
  const [id, setId] = useUrlParameter('slot');
  const shown = useLast(id ?? undefined);
  const slot = slots.find(({ _id }) => _id === shown);
  return (
    <SideSheet title={slot?.title ?? texts.columns.title} isOpen={id !== null} onClose={() => setId(null)}>
      {slot ? <OneSlot key={`${slot._id} ${slot.version}`} slot={slot} /> : <p>{texts.missing}</p>}
    </SideSheet>
  );
}

function OneSlot({ slot }: { slot: Slot }) {
  const kinds = arrangedKinds(useProfile());
  const [isOpen, setOpen] = useState<'edit' | 'cancel' | null>(null);
  const [open, opening] = useOpenSlotMutation();
  const [finish, finishing] = useCloseSlotMutation();
  const allows = (step: SlotStep) => kinds.includes(slot.kind) && allowsSlotStep(step, { slotStatus: slot.status });
  const toggle = (which: 'edit' | 'cancel') => setOpen(isOpen === which ? null : which);
  const stop = () => setOpen(null);
  return (
    <div className="cars-stack">
      <div className="cars-buttons">
        <Chip tone={SLOT_TONES[slot.status]}>{SLOT_WORDS[slot.status]}</Chip>
        {allows('open') && (
          <Button type="primary" size="small" loading={opening.isLoading} onClick={() => void open(slot._id)}>
            {texts.openSlot}
          </Button>
        )}
        {allows('edit') && (
          <Button size="small" aria-expanded={isOpen === 'edit'} onClick={() => toggle('edit')}>
            {texts.edit}
          </Button>
        )}
        {allows('close') && (
          <Button size="small" loading={finishing.isLoading} onClick={() => void finish(slot._id)}>
            {texts.close}
          </Button>
        )}
        {allows('cancel') && (
          <Button size="small" aria-expanded={isOpen === 'cancel'} onClick={() => toggle('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {isOpen === 'edit' && <SlotForm slot={slot} kinds={kinds} onClose={stop} />}
      {isOpen === 'cancel' && <CancelForm what="slot" id={slot._id} label={texts.cancel} onClose={stop} />}
      <Facts slot={slot} />
      <h2 className="cars-subtitle">{texts.report}</h2>
      {slot.bookings.length === 0 && <p className="cars-soft">{texts.noBookings}</p>}
      <ul className="cars-files" aria-label={texts.report}>
        {slot.bookings.map((booking) => (
          <BookingLine key={booking._id} booking={booking} mayCancel={allows('cancel-booking')} />
        ))}
      </ul>
    </div>
  );
}

function Facts({ slot }: { slot: Slot }) {
  const { columns, form } = texts;
  return (
    <DataSheet
      items={[
        { label: columns.when, value: slotWords(slot), isWide: true },
        { label: columns.kind, value: byCode(SUPPORT_KINDS, slot.kind)?.name },
        { label: columns.places, value: texts.places(slot.taken, slot.capacity, slot.held) },
        { label: columns.deadline, value: day(slot.deadline) },
        { label: form.openTo, value: AUDIENCE_WORDS[slot.open_to] },
        ...(slot.facilities.length > 0
          ? [{ label: form.named, value: slot.facilities.map(({ acronym }) => acronym).join(', '), isWide: true }]
          : []),
        ...(slot.notes === null ? [] : [{ label: form.notes, value: slot.notes, isWide: true }]),
      ]}
    />
  );
}

function BookingLine({ booking, mayCancel }: { booking: Booking; mayCancel: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const who = [booking.facility.acronym, booking.instrument?.name].filter((part) => part !== undefined).join(', ');
  return (
    <li>
      {who}{' '}
      {booking.request === null ? (
        mayCancel && (
          <Button
            size="small"
            aria-label={texts.cancelBookingOf(who)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.cancelBooking}
          </Button>
        )
      ) : (
        <Link to={QA_PAGES.request(booking.request)}>{texts.byRequest}</Link>
      )}
      {isOpen && (
        <CancelForm what="booking" id={booking._id} label={texts.cancelBookingOf(who)} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
