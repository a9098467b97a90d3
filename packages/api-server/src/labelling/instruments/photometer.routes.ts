import { dayOf, finishedQuery, photometerSchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { myAccessFacts } from '../facilities/my-facilities.service';
import { AppError } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { mayBeWhole } from '../../platform/versions/whole-record';
import { addInstrument } from './add-instrument.service';
import { deleteInstrument } from './delete-instrument.service';
import { instrumentAccessFacts, readAccessFacts } from './instrument-access-facts';
import { listPhotometers, loadPhotometer, loadPublicPhotometer } from '../instrument-records/load-instruments';
import { PHOTOMETER } from './photometer-kind';
import { saveInstrument } from './save-instrument.service';

/** Photometers of a facility. */
export const photometerCalls = [
  call('GET /my/national-facility/photometers', {
    capability: 'facility.read-own',
    summary: 'The photometers of the user’s own facility; of the oldest if there are several',
    answers: 'The photometers, oldest first; with their evaluations once the preliminary report has been issued.',
    about: ({ context, actor }) => myAccessFacts(context, actor),
    handle: async ({ context, about, view }) => ({
      photometers: await listPhotometers(context.db, about.loaded.facility.id, view),
    }),
  }),
  call('GET /national-facility/:id/photometers', {
    capability: 'facility.read',
    summary: 'The photometers of a facility',
    params: idParams,
    answers:
      'The photometers, oldest first. Owners can read the evaluations once the preliminary report has been issued.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, params, view }) => ({ photometers: await listPhotometers(context.db, params.id, view) }),
  }),
  call('POST /national-facility/:id/edit/add-photometer-system', {
    capability: 'instrument.add',
    summary: 'Add a photometer to a facility',
    params: idParams,
    query: finishedQuery,
    body: photometerSchema,
    answers: 'The photometer with its id. The unfinished copy named in the query is discarded.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, query, body }) =>
      addInstrument({ context, actor, of: PHOTOMETER }, params.id, body, query.unfinished),
  }),
  call('GET /photometer/system/:id', {
    capability: 'instrument.read',
    summary: 'A photometer',
    params: idParams,
    answers: 'The photometer; anonymous callers receive the content of its public page.',
    about: ({ context, actor, params }) => readAccessFacts(context, 'photometer', actor, params.id),
    handle: async ({ context, params, view }) => {
      const own = view === 'public' ? undefined : await loadPhotometer(context.db, params.id, view);
      const photometer = own ?? (await loadPublicPhotometer(context.db, params.id, dayOf(context.now())));
      if (!photometer) throw new AppError('notLoaded', 404, { message: 'There is no photometer under this address.' });
      return photometer;
    },
  }),
  call('POST /photometer/system/edit/:id', {
    capability: 'instrument.edit',
    summary: 'Change a photometer',
    params: idParams,
    body: mayBeWhole(photometerSchema),
    answers:
      'The updated photometer. An outdated version in the body is refused with 409, and the answer contains the current photometer.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'photometer', actor, params.id),
    handle: ({ context, actor, params, body }) => saveInstrument({ context, actor, of: PHOTOMETER }, params.id, body),
  }),
  call('DELETE /photometer/system/:id', {
    capability: 'instrument.delete',
    summary: 'Delete a photometer with its picture',
    params: idParams,
    answers: 'No data. 409 while the label of the facility is about the instrument.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'photometer', actor, params.id),
    handle: ({ context, actor, params }) => deleteInstrument({ context, actor, of: PHOTOMETER }, params.id),
  }),
];
