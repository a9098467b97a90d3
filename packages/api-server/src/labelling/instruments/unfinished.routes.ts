import { unfinishedSchema } from '@portal/domain';
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
    summary: 'The instruments of a facility that somebody began to describe and did not save yet',
    params: idParams,
    answers: 'Each with its name and how many fields are missing; those that were not touched longest first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readAllUnfinished(context.db, params.id),
  }),
  call('GET /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.read-unfinished',
    summary: 'What was typed into the form of an instrument and not saved yet',
    params: unfinishedParams,
    answers:
      'The values of the form; `null` where nothing is unfinished. A picture that the caller cannot save is left out.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => readUnfinished(context.db, actor, placeOf(params)),
  }),
  call('POST /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.keep-unfinished',
    summary: 'Keep what was typed into the form of an instrument, which need not be complete or right',
    params: unfinishedParams,
    body: unfinishedSchema,
    answers:
      'How far the copy is, with its version. One that goes on from another version is refused with 409, with the present copy, or with `null` where it is gone.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => keepUnfinished(context, actor, placeOf(params), body),
  }),
  call('DELETE /national-facility/:id/unfinished-instruments/:kind/:copy', {
    capability: 'instrument.discard-unfinished',
    summary: 'Discard what was typed into the form of an instrument and not saved',
    params: unfinishedParams,
    answers: 'Nothing.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => discardUnfinished(context, actor, placeOf(params)),
  }),
];
