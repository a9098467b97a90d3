import { lidarConfigurationSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { instrumentAccessFacts } from '../../labelling/instruments/instrument-access-facts';
import { readConfigurations, saveConfiguration } from './configurations.service';

/** Configurations of a lidar in the processing chain. */
export const lidarConfigurationCalls = [
  call('GET /lidar/system/:id/configurations', {
    capability: 'lidar-configuration.read',
    stage: '1b',
    summary: 'The configurations of a lidar',
    params: idParams,
    answers: 'All configurations, by number, with their channels.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, params, about }) => readConfigurations(context, params.id, about.state?.isAccepted === true),
  }),
  call('POST /lidar/system/:id/configurations', {
    capability: 'lidar-configuration.save',
    stage: '1b',
    summary: 'Add a configuration to a lidar, or change the one with the number in the body',
    params: idParams,
    body: lidarConfigurationSchema,
    answers:
      'The saved configuration. A change needs the version that was seen: an outdated one is refused with 409 and the present configuration, and so is a change of one that tests were submitted with. The station, lidar and channel ids of another facility, the configuration id of another lidar, and the configuration id of another configuration that is not decided yet, are refused with 422.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, actor, params, body }) => saveConfiguration(context, actor, params.id, body),
  }),
];
