import { finishedQuery, lidarSchema } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { myAccessFacts } from '../facilities/my-facilities.service';
import { AppError } from '../../platform/errors/app-error';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { mayBeWhole } from '../../platform/versions/whole-record';
import { addInstrument } from './add-instrument.service';
import { deleteInstrument } from './delete-instrument.service';
import { instrumentAccessFacts, readAccessFacts } from './instrument-access-facts';
import { LIDAR } from './lidar-kind';
import { listLidars, loadLidar, loadPublicLidar } from '../instrument-records/load-instruments';
import { saveInstrument } from './save-instrument.service';
import { suggestedChannel, suggestedFeasibility, suggestedFeature } from './suggestions.service';

/** Lidars of a facility, and the suggestions for them. */
export const lidarCalls = [
  call('GET /my/national-facility/lidars', {
    capability: 'facility.read-own',
    summary: 'The lidars of the user’s own facility, the oldest of several',
    answers: 'The lidars, the oldest first, with their evaluation from the preliminary report on.',
    about: ({ context, actor }) => myAccessFacts(context, actor),
    handle: async ({ context, about, view }) => ({
      lidars: await listLidars(context.db, about.loaded.facility.id, view),
    }),
  }),
  call('GET /national-facility/:id/lidars', {
    capability: 'facility.read',
    summary: 'The lidars of a facility',
    params: idParams,
    answers: 'The lidars, the oldest first. Owners see the evaluation from the preliminary report on.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, params, view }) => ({ lidars: await listLidars(context.db, params.id, view) }),
  }),
  call('POST /national-facility/:id/edit/add-lidar-system', {
    capability: 'instrument.add',
    summary: 'Add a lidar to a facility',
    params: idParams,
    query: finishedQuery,
    body: lidarSchema,
    answers: 'The lidar with its id. The unfinished copy that the query names is discarded with it.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, query, body }) =>
      addInstrument({ context, actor, of: LIDAR }, params.id, body, query.unfinished),
  }),
  call('GET /lidar/system/:id', {
    capability: 'instrument.read',
    summary: 'A lidar',
    params: idParams,
    answers: 'The lidar with its channel groups, functions and features; for the public, what its page shows.',
    about: ({ context, actor, params }) => readAccessFacts(context, 'lidar', actor, params.id),
    handle: async ({ context, params, view }) => {
      const own = view === 'public' ? undefined : await loadLidar(context.db, params.id, view);
      const lidar = own ?? (await loadPublicLidar(context.db, params.id));
      if (!lidar) throw new AppError('notLoaded', 404, { message: 'There is no lidar under this address.' });
      return lidar;
    },
  }),
  call('POST /lidar/system/edit/:id', {
    capability: 'instrument.edit',
    summary: 'Change a lidar',
    params: idParams,
    body: mayBeWhole(lidarSchema),
    answers: 'The lidar as it is now. An older version in the body is refused with 409, with the present lidar.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params, body }) => saveInstrument({ context, actor, of: LIDAR }, params.id, body),
  }),
  call('DELETE /lidar/system/:id', {
    capability: 'instrument.delete',
    summary: 'Delete a lidar with its picture',
    params: idParams,
    answers: 'Nothing.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params }) => deleteInstrument({ context, actor, of: LIDAR }, params.id),
  }),
  call('GET /lidar/system/:id/suggested-feasibility-compliance', {
    capability: 'suggestion.read',
    summary: 'Whether a lidar is feasible, as its values say',
    params: idParams,
    answers: 'The suggested compliance and the code of what is missing.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params }) => suggestedFeasibility(context, actor, params.id),
  }),
  call('GET /lidar/system/:id/suggested-feature-compliance', {
    capability: 'suggestion.read',
    summary: 'Whether a lidar has the required features, as its values say',
    params: idParams,
    answers: 'The suggested compliance and the code of what is missing.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params }) => suggestedFeature(context, actor, params.id),
  }),
  call('GET /lidar/system/:id/suggested-channel-compliance', {
    capability: 'suggestion.read',
    summary: 'Whether the channels of a lidar will do, as their values say',
    params: idParams,
    answers: 'The suggested compliance and its code, with the wavelengths and channel groups behind it.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params }) => suggestedChannel(context, actor, params.id),
  }),
];
