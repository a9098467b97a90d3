import { deputySchema } from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { nameDeputy } from './name-deputy.service';
import { partsOfRemoval, removeDeputy } from './remove-deputy.service';
import { toDeputies } from './deputies.view';

const deputyParams = object({
  id: string().uuid().lowercase().required(),
  user: string().uuid().lowercase().required(),
});

/** Deputies, who edit and read a facility as its owner does. */
export const deputyCalls = [
  call('GET /national-facility/:id/deputies', {
    capability: 'deputy.list',
    summary: 'The deputies of the owner of a facility',
    params: idParams,
    answers: 'Name and address of each deputy, and since when, in the order in which they were named.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about }) => toDeputies(about.loaded),
  }),
  call('POST /national-facility/:id/deputies', {
    capability: 'deputy.name',
    writesToOthers: true,
    summary: 'Name a deputy, who may edit, submit and read as the owner does',
    params: idParams,
    body: deputySchema,
    answers:
      'The updated list of deputies: at most three, each with an active account. Owners cannot name users who have another role in the portal. The deputy is given the owner role if it is missing.',
    says: 'saved',
    sentence: 'The deputy is named, and has been told.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => nameDeputy(context, actor, params.id, body),
  }),
  call('DELETE /national-facility/:id/deputies/:user', {
    capability: 'deputy.remove',
    writesToOthers: true,
    summary: 'Remove a deputy; deputies may remove themselves',
    params: deputyParams,
    answers: 'The updated list of deputies.',
    says: 'saved',
    sentence: 'The deputy is removed.',
    about: async ({ context, actor, params }) => {
      const facts = await facilityAccessFacts(context, params.id);
      return facts && { ...facts, parts: partsOfRemoval(actor, params.user) };
    },
    handle: ({ context, actor, params }) => removeDeputy(context, actor, params),
  }),
];
