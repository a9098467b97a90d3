import { userQuerySchema, userSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { formerUserAccessFacts, touching, userAccessFacts } from './administration';
import { anonymiseUser } from './anonymise-user.service';
import { activateUser, deactivateUser } from './deactivate-user.service';
import { editUser } from './edit-user.service';
import { listAllUsers } from './list-users.service';
import type { UserHooks } from './user-hooks';
import { addUser } from './user.service';
import { namedRoles } from '../users/user.view';

export const userCalls = (hooks: UserHooks) => [
  call('GET /user/getall', {
    capability: 'user.list',
    summary: 'All accounts, by last name, first name and address',
    query: userQuerySchema,
    answers:
      'The accounts with their roles. How many match in all stands in the header X-Total-Count. Every word of `search` must stand in name, address, roles or status, or it is the id of an account; `role` and `status` keep those for which they hold; `sort` names a column, after a hyphen for the largest first.',
    handle: async ({ context, query, reply }) => {
      const { users, total } = await listAllUsers(context.db, query);
      reply.headers({ 'x-total-count': total, 'access-control-expose-headers': 'X-Total-Count' });
      return users;
    },
  }),
  call('GET /user/getAllRoles', {
    capability: 'role.list',
    summary: 'The roles there are',
    answers: 'Ids and names.',
    handle: ({ context }) => namedRoles(context.db),
  }),
  call('POST /user/add', {
    capability: 'user.add',
    summary: 'Add an account; its owner gets a link that activates it',
    body: userSchema,
    answers: 'The account. An address that is taken is refused with 409.',
    says: 'saved',
    about: async ({ body }) => touching((Object(body) as { roles?: unknown }).roles),
    handle: ({ context, actor, body }) => addUser(context, actor, body),
  }),
  call('POST /user/:id/edit', {
    capability: 'user.edit',
    summary: 'Change address, names and roles of an account',
    params: idParams,
    body: userSchema,
    answers: 'The account as it is now. The last administrator keeps the role.',
    says: 'saved',
    about: ({ context, params, body }) => userAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => editUser({ ...context, ...hooks }, actor, params.id, body),
  }),
  call('POST /user/:id/deactivate', {
    capability: 'user.deactivate',
    summary: 'Take an account out of use; nothing is deleted',
    params: idParams,
    answers: 'The account. Refused with 409 for oneself, the last administrator and the owner of a facility.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => deactivateUser({ ...context, ...hooks }, actor, params.id),
  }),
  call('POST /user/:id/activate', {
    capability: 'user.activate',
    summary: 'Take an account into use again',
    params: idParams,
    answers: 'The account as it is now.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => activateUser(context, actor, params.id),
  }),
  call('POST /user/:id/anonymise', {
    capability: 'user.anonymise',
    summary: 'Remove name and address of a former user for good',
    params: idParams,
    answers:
      'The account as it is now. They are removed from the audit log, messages and contact messages too; documents that were issued stay as they are.',
    says: 'saved',
    about: ({ context, params }) => formerUserAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => anonymiseUser(context, actor, params.id),
  }),
];
