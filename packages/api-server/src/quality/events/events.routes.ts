import { instrumentEventSchema, reasonSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { instrumentAccessFacts } from '../../labelling/instruments/instrument-access-facts';
import { addEvent, eventAccessFacts, strikeOut } from './events.service';

/** The log books of instruments. */
export const eventCalls = [
  call('POST /lidar/system/:id/events', {
    capability: 'instrument-event.add',
    stage: '1b',
    summary: 'Add an entry to the log book of a lidar',
    params: idParams,
    body: instrumentEventSchema,
    answers: 'The entry. It is never changed, only struck out.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params, body }) => addEvent(context, actor, { kind: 'lidar', id: params.id }, body),
  }),
  call('POST /photometer/system/:id/events', {
    capability: 'instrument-event.add',
    stage: '1b',
    summary: 'Add an entry to the log book of a photometer',
    params: idParams,
    body: instrumentEventSchema,
    answers: 'The entry. It is never changed, only struck out.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'photometer', actor, params.id),
    handle: ({ context, actor, params, body }) => addEvent(context, actor, { kind: 'photometer', id: params.id }, body),
  }),
  call('POST /events/:id/strike', {
    capability: 'instrument-event.strike',
    stage: '1b',
    summary: 'Strike out an entry of a log book, with a reason',
    params: idParams,
    body: reasonSchema,
    answers: 'The entry, which stays readable. One that was struck out before is refused with 409.',
    says: 'saved',
    about: ({ context, params }) => eventAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => strikeOut(context, actor, params.id, body),
  }),
];
