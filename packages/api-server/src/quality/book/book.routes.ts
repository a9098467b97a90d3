import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { readTestBook } from './book.service';

/** The test book of a facility. */
export const testBookCalls = [
  call('GET /national-facility/:id/test-book', {
    capability: 'test-book.read',
    stage: '1b',
    summary: 'The test book of a facility: its lidars with their tests, configurations and log books',
    params: idParams,
    answers:
      'For each lidar what is due, by when and why, on the day of the request; ARES receives concluded tests only.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about, view }) => readTestBook(context, about, view),
  }),
];
