import { discardQuery, unfinishedSchema } from '@portal/domain';
import { object, string } from 'yup';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { discardUnfinished, keepUnfinished, readAllUnfinished, readUnfinished } from './unfinished.service';

const unfinishedParams = object({
  id: string().uuid().lowercase().required(),
  kind: string<'lidar' | 'photometer'>().oneOf(['lidar', 'photometer']).required(),
  copy: string().uuid().lowercase().required(),
});

const placeOf = ({ id, kind, copy }: { id: string; kind: 'lidar' | 'photometer'; copy: string }) => ({
  facilityId: id,
  kind,
  id: copy,
});

/** Unsaved input of instrument forms, available to the owner and the deputies on any device. */
export const unfinishedCalls = [
  call('GET /national-facility/:id/unfinished-instruments', {
    capability: 'instrument.read-unfinished',
    summary: 'The unfinished instruments of a facility: forms that have not been saved yet',
    params: idParams,
    answers: 'Name and number of missing fields of each instrument, the least recently edited first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readAllUnfinished(context.db, params.id),
  }),
  call('GET /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.read-unfinished',
    summary: 'The unsaved values in the form of an instrument',
    params: unfinishedParams,
    answers:
      'The values of the form; `null` if there is no unfinished copy. A picture that the caller cannot save is omitted.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => readUnfinished(context.db, actor, placeOf(params)),
  }),
  call('POST /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.keep-unfinished',
    summary: 'Store the unsaved values in the form of an instrument, which may be incomplete or invalid',
    params: unfinishedParams,
    body: unfinishedSchema,
    answers:
      'The progress of the copy and its version. A copy based on another version is refused with 409, and the answer contains the current copy, or `null` if it no longer exists.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => keepUnfinished(context, actor, placeOf(params), body),
  }),
  call('DELETE /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.discard-unfinished',
    summary: 'Discard the unsaved values in the form of an instrument, in the version that the caller knows',
    params: unfinishedParams,
    query: discardQuery,
    answers:
      'No data, also if the copy no longer exists. A copy with another version is not discarded: the answer is 409 and contains it.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, query }) => discardUnfinished(context, actor, placeOf(params), query.version),
  }),
];
