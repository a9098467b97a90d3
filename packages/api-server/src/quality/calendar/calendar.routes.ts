import { calendarFeedQuerySchema, calendarQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { endAddress, makeAddress, readAddresses, readFeed } from './calendar-addresses.service';
import { readCalendar } from './calendar.service';
import { sendFeed } from './send-feed';

/** The calendar of support, and the addresses with which calendar programs read it. */
export const calendarCalls = [
  call('GET /support/calendar', {
    capability: 'support-calendar.read',
    stage: '1b',
    summary:
      'The calendar of the caller: own bookings, offers and due dates, open campaigns, and what the caller arranges',
    query: calendarQuerySchema,
    answers: 'The entries that touch the days, by day, without what was cancelled.',
    handle: ({ context, actor, query }) => readCalendar(context, actor, query),
  }),
  call('GET /support/calendar.ics', {
    capability: 'support-calendar.read-feed',
    stage: '1b',
    summary: 'The same for calendar programs, by the secret in the address',
    query: calendarFeedQuerySchema,
    gives: 'file',
    answers:
      'A calendar (RFC 5545) without names of persons; what was cancelled is marked. With the `ETag` of an earlier answer in `If-None-Match` it is a 304 while nothing has changed. An unknown secret, and one of an account without the right, is a 404.',
    handle: async ({ context, query, request, reply }) =>
      sendFeed(request, reply, await readFeed(context, query.token, request.ip)),
  }),
  call('GET /support/calendar-address', {
    capability: 'calendar-address.list',
    stage: '1b',
    summary: 'The addresses of the caller’s calendar',
    answers: 'The addresses without their secrets, the newest first, each with its last use.',
    handle: ({ context, actor }) => readAddresses(context, actor),
  }),
  call('POST /support/calendar-address', {
    capability: 'calendar-address.make',
    stage: '1b',
    summary: 'Make an address with which a calendar program reads the caller’s calendar',
    answers: 'The address, which is shown only once.',
    says: 'saved',
    handle: ({ context, actor }) => makeAddress(context, actor),
  }),
  call('DELETE /support/calendar-address/:id', {
    capability: 'calendar-address.end',
    stage: '1b',
    summary: 'End an address of the caller’s calendar with immediate effect',
    params: idParams,
    answers: 'No data.',
    sentence: 'The address has ended.',
    handle: ({ context, actor, params }) => endAddress(context, actor, params.id),
  }),
];
