import {
  configurationChangesQuerySchema,
  configurationQuerySchema,
  day,
  newConfigurationSchema,
  versionNumber,
  withdrawConfigurationSchema,
} from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { Context } from '../../platform/process/app-types';
import {
  approveNewVersion,
  listConfigurations,
  readChanges,
  readConfiguration,
  sendConfiguration,
  type ReadTested,
  withdrawConfiguration,
} from './configuration.service';
import { hasVersions } from './configurations.store';

const versionParams = object({
  id: string().uuid().lowercase().required(),
  number: versionNumber().required(),
});

/** The access facts of a facility, including whether a configuration of it was ever approved. */
async function configurationAccessFacts(context: Context, id: string) {
  const facts = await facilityAccessFacts(context, id);
  const isConfigurationApproved = await hasVersions(context.db, id);
  return facts && { ...facts, state: { ...facts.state, isConfigurationApproved } };
}

/** The versioned operational configuration of lidars. Schema 1.1 is that of the wing above. */
export const configurationCalls = (readTested: ReadTested) => [
  call('GET /national-facility/:id/operational-configuration', {
    capability: 'operational-configuration.read',
    summary: 'The approved operational configuration of the lidars of a facility',
    params: idParams,
    query: configurationQuerySchema,
    answers:
      'The version in force; with `?on=yyyy-mm-dd` the version in force on that day, with `?version=` any version. With `?download` the answer is a JSON file to be saved, without the envelope. An installation set to schema 1.1 answers the configurations of all lidars in that schema, except for `?version=`.',
    about: ({ context, params }) => configurationAccessFacts(context, params.id),
    handle: async ({ context, params, query, reply, about }) => {
      const { version, on } = query;
      const isTested = context.settings.configurationSchema === '1.1' && version === undefined;
      const approved = isTested
        ? await readTested(context, about.loaded, day(on))
        : await readConfiguration(context.db, params.id, { version, on: day(on) });
      return query.download === undefined ? approved.configuration : sendConfiguration(reply, approved);
    },
  }),
  call('GET /national-facility/:id/operational-configurations', {
    capability: 'operational-configuration.list',
    summary: 'The versions of the operational configuration of a facility',
    params: idParams,
    answers:
      'All versions, the latest first: validity, the lidars in each version, the reasons why others are excluded, and the ids of the processing chain.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => listConfigurations(context.db, params.id),
  }),
  call('POST /national-facility/:id/operational-configurations', {
    capability: 'operational-configuration.approve',
    writesToOthers: true,
    summary: 'Approve a new version of an operational configuration',
    params: idParams,
    body: newConfigurationSchema,
    answers:
      'The updated list of versions. Fields omitted from the body keep their values from the version that the body names as the latest; any other number is refused with 409.',
    says: 'saved',
    sentence: 'The new version is approved and in force.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => approveNewVersion(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/operational-configurations/:number/withdraw', {
    capability: 'operational-configuration.withdraw',
    writesToOthers: true,
    summary: 'Withdraw the operational configuration that is in force',
    params: versionParams,
    body: withdrawConfigurationSchema,
    answers: 'The updated list of versions. A version that is no longer in force is refused with 409.',
    says: 'saved',
    sentence: 'The configuration is withdrawn. None is in force now.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => withdrawConfiguration(context, actor, params, body.reason),
  }),
  call('GET /operational-configurations', {
    capability: 'operational-configuration.list-changes',
    summary: 'The changes to the operational configurations of all facilities',
    query: configurationChangesQuerySchema,
    answers:
      'The changes made after the given cursor, in chronological order, and the cursor for the next request. No change is ever omitted; an unknown cursor is refused with 422.',
    handle: ({ context, query }) => readChanges(context.db, query.changed_since),
  }),
];
