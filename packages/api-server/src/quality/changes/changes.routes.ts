import { configurationChangesQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readConfigurationChanges } from './changes.service';

/** The feed of the configurations of all lidars, for the data centre. */
export const lidarConfigurationChangeCalls = [
  call('GET /lidar/operational-configurations', {
    capability: 'lidar-configuration.list-changes',
    stage: '1b',
    summary:
      'The changes to the operational configurations of all lidars in schema 1.1, and new results of their tests',
    query: configurationChangesQuerySchema,
    answers:
      'The changes made after the given cursor, in chronological order, and the cursor for the next request. No change is ever omitted; an unknown cursor is refused with 422.',
    handle: ({ context, query }) => readConfigurationChanges(context.db, query.changed_since),
  }),
];
