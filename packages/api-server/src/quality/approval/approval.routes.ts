import {
  approveConfigurationSchema,
  configurationStepSchema,
  day,
  operationalQuerySchema,
  versionNumber,
} from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { findFacilityIdOf } from '../../labelling/instrument-records/instruments.store';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { sendPdf } from '../../platform/files/send-file';
import type { Context } from '../../platform/process/app-types';
import {
  approveConfiguration,
  reinstateConfiguration,
  retireConfiguration,
  suspendConfiguration,
} from './approval.service';
import { configurationAccessFacts } from './configuration-access-facts';
import { readOperational } from './operational.service';
import { renderSheet } from './sheet.service';

const numberParams = object({ id: string().uuid().lowercase().required(), number: versionNumber().required() });
const THE_CONFIGURATION =
  'The configuration in its new state, with its history. The version that was seen is needed; an outdated one is refused with 409 and the present configuration.';

/** The facility of a lidar, also for API tokens, which have no account. */
async function lidarFacts(context: Context, lidarId: string) {
  const id = await findFacilityIdOf(context.db, 'lidar', lidarId);
  return id === undefined ? undefined : facilityAccessFacts(context, id);
}

/** The approval of the configurations of a lidar, and what the data centre reads of them. */
export const approvalCalls = [
  call('GET /lidar/system/:id/operational-configurations', {
    capability: 'lidar-configuration.read-operational',
    stage: '1b',
    summary: 'The operational configurations of a lidar, in schema 1.1',
    params: idParams,
    query: operationalQuerySchema,
    answers:
      'The provisional, approved, suspended and superseded configurations with the results of their tests; with `?on=yyyy-mm-dd` those of that day, as far as they are known today.',
    about: ({ context, params }) => lidarFacts(context, params.id),
    handle: ({ context, params, query, about }) => readOperational(context, about.loaded, params.id, day(query.on)),
  }),
  call('GET /lidar/system/:id/configurations/:number/approval.pdf', {
    capability: 'lidar-configuration.read-approval',
    stage: '1b',
    summary: 'The approval sheet of a configuration, as a PDF',
    params: numberParams,
    gives: 'file',
    answers: 'The PDF of the last approval, the same at any time; 404 for a configuration that was never approved.',
    about: ({ context, actor, params }) => configurationAccessFacts(context, actor, params),
    handle: async ({ context, params, reply }) => sendPdf(reply, await renderSheet(context, params.id, params.number)),
  }),
  call('POST /lidar/system/:id/configurations/:number/approve', {
    capability: 'lidar-configuration.approve',
    writesToOthers: true,
    stage: '1b',
    summary: 'Approve a configuration of a lidar',
    params: numberParams,
    body: approveConfigurationSchema,
    answers: `${THE_CONFIGURATION} While tests are missing, it is refused with 409 and their list.`,
    says: 'saved',
    sentence: 'The configuration is approved.',
    about: ({ context, actor, params }) => configurationAccessFacts(context, actor, params),
    handle: ({ context, actor, params: { id, number }, body }) =>
      approveConfiguration({ context, actor, lidarId: id, number }, body),
  }),
  call('POST /lidar/system/:id/configurations/:number/suspend', {
    capability: 'lidar-configuration.suspend',
    writesToOthers: true,
    stage: '1b',
    summary: 'Suspend an approved configuration, with a reason',
    params: numberParams,
    body: configurationStepSchema,
    answers: THE_CONFIGURATION,
    says: 'saved',
    sentence: 'The configuration is suspended.',
    about: ({ context, actor, params }) => configurationAccessFacts(context, actor, params),
    handle: ({ context, actor, params: { id, number }, body }) =>
      suspendConfiguration({ context, actor, lidarId: id, number }, body),
  }),
  call('POST /lidar/system/:id/configurations/:number/reinstate', {
    capability: 'lidar-configuration.reinstate',
    writesToOthers: true,
    stage: '1b',
    summary: 'Approve a suspended configuration again, with a reason',
    params: numberParams,
    body: configurationStepSchema,
    answers: THE_CONFIGURATION,
    says: 'saved',
    sentence: 'The configuration is approved again.',
    about: ({ context, actor, params }) => configurationAccessFacts(context, actor, params),
    handle: ({ context, actor, params: { id, number }, body }) =>
      reinstateConfiguration({ context, actor, lidarId: id, number }, body),
  }),
  call('POST /lidar/system/:id/configurations/:number/retire', {
    capability: 'lidar-configuration.retire',
    writesToOthers: true,
    stage: '1b',
    summary: 'End the use of a configuration, with a reason',
    params: numberParams,
    body: configurationStepSchema,
    answers: THE_CONFIGURATION,
    says: 'saved',
    sentence: 'The configuration is no longer in use.',
    about: ({ context, actor, params }) => configurationAccessFacts(context, actor, params),
    handle: ({ context, actor, params: { id, number }, body }) =>
      retireConfiguration({ context, actor, lidarId: id, number }, body),
  }),
];
