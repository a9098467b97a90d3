import { form, text } from '@portal/domain';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readConfiguration, sendConfiguration } from './read-configuration.service';

/** Whatever it says: that it is there makes the answer a file to be saved. */
const downloadQuery = form({ download: text() });

/** The operational configuration of lidars, as approved. */
export const configurationCalls = [
  call('GET /national-facility/:id/operational-configuration', {
    capability: 'operational-configuration.read',
    summary: 'The approved operational configuration of every lidar of a facility',
    params: idParams,
    query: downloadQuery,
    answers:
      'The configurations that the final report approved. With `?download` they come as a JSON file to be saved, without the envelope.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, about, query, reply }) => {
      const approved = await readConfiguration(context.db, about.loaded);
      return query.download === undefined ? approved.configuration : sendConfiguration(reply, approved);
    },
  }),
];
