import { dayOf, finishedQuery, lidarSchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { myAccessFacts } from '../facilities/my-facilities.service';
import { AppError } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { mayBeWhole } from '../../platform/versions/whole-record';
import { addInstrument } from './add-instrument.service';
import { deleteInstrument, type BeforeDeletion } from './delete-instrument.service';
import { instrumentAccessFacts, readAccessFacts } from './instrument-access-facts';
import { LIDAR } from './lidar-kind';
import { listLidars, loadLidar, loadPublicLidar } from '../instrument-records/load-instruments';
import { saveInstrument } from './save-instrument.service';
import { suggestedChannel, suggestedFeasibility, suggestedFeature } from './suggestions.service';

/** Lidars of a facility, and the suggestions for them. */
export const lidarCalls = (beforeDeletion: BeforeDeletion) => [
  call('GET /my/national-facility/lidars', {
    capability: 'facility.read-own',
    summary: 'The lidars of the user’s own facility; of the oldest if there are several',
    answers: 'The lidars, oldest first; with their evaluations once the preliminary report has been issued.',
    about: ({ context, actor }) => myAccessFacts(context, actor),
    handle: async ({ context, about, view }) => ({
      lidars: await listLidars(context.db, about.loaded.facility.id, view),
    }),
  }),
  call('GET /national-facility/:id/lidars', {
    capability: 'facility.read',
    summary: 'The lidars of a facility',
    params: idParams,
    answers: 'The lidars, oldest first. Owners can read the evaluations once the preliminary report has been issued.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, params, view }) => ({ lidars: await listLidars(context.db, params.id, view) }),
  }),
  call('POST /national-facility/:id/edit/add-lidar-system', {
    capability: 'instrument.add',
    summary: 'Add a lidar to a facility',
    params: idParams,
    query: finishedQuery,
    body: lidarSchema,
    answers: 'The lidar with its id. The unfinished copy named in the query is discarded.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, query, body }) =>
      addInstrument({ context, actor, of: LIDAR }, params.id, body, query.unfinished),
  }),
  call('GET /lidar/system/:id', {
    capability: 'instrument.read',
    summary: 'A lidar',
    params: idParams,
    answers:
      'The lidar with its channel groups, functions and features; anonymous callers receive the content of its public page.',
    about: ({ context, actor, params }) => readAccessFacts(context, 'lidar', actor, params.id),
    handle: async ({ context, params, view }) => {
      const own = view === 'public' ? undefined : await loadLidar(context.db, params.id, view);
      const lidar = own ?? (await loadPublicLidar(context.db, params.id, dayOf(context.now())));
      if (!lidar) throw new AppError('notLoaded', 404, { message: 'There is no lidar under this address.' });
      return lidar;
    },
  }),
  call('POST /lidar/system/edit/:id', {
    capability: 'instrument.edit',
    summary: 'Change a lidar',
    params: idParams,
    body: mayBeWhole(lidarSchema),
    answers:
      'The updated lidar. An outdated version in the body is refused with 409, and the answer contains the current lidar.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params, body }) => saveInstrument({ context, actor, of: LIDAR }, params.id, body),
  }),
  call('DELETE /lidar/system/:id', {
    capability: 'instrument.delete',
    writesToOthers: true,
    summary: 'Delete a lidar with its picture',
    params: idParams,
    answers: 'No data. 409 while the label of the facility is about the instrument.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params }) => deleteInstrument({ context, actor, of: LIDAR }, params.id, beforeDeletion),
  }),
  call('GET /lidar/system/:id/suggested-feasibility-compliance', {
    capability: 'suggestion.read',
    summary: 'The suggested feasibility compliance of a lidar',
    params: idParams,
    answers: 'The suggested compliance and its code, which flags the criteria that are not met.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, about, params }) => suggestedFeasibility(context, actor, about, params.id),
  }),
  call('GET /lidar/system/:id/suggested-feature-compliance', {
    capability: 'suggestion.read',
    summary: 'The suggested features compliance of a lidar',
    params: idParams,
    answers: 'The suggested compliance and its code, which flags the criteria that are not met.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, about, params }) => suggestedFeature(context, actor, about, params.id),
  }),
  call('GET /lidar/system/:id/suggested-channel-compliance', {
    capability: 'suggestion.read',
    summary: 'The suggested channels compliance of a lidar',
    params: idParams,
    answers: 'The suggested compliance and its code, with the wavelengths and channel groups that it is based on.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, about, params }) => suggestedChannel(context, actor, about, params.id),
  }),
];
