import { reasonSchema, userEditSchema, userQuerySchema, userSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { formerUserAccessFacts, touching, userAccessFacts } from './administration';
import { anonymiseUser } from './anonymise-user.service';
import { activateUser, deactivateUser } from './deactivate-user.service';
import { editUser } from './edit-user.service';
import { endSessionsOf, lockAccount, removeFactorsOf, unlockUser } from './lock-user.service';
import { listAllUsers } from './list-users.service';
import type { UserHooks } from './user-hooks';
import { addedSentence, addUser } from './user.service';
import { namedRoles } from '../users/user.view';

export const userCalls = (hooks: UserHooks) => [
  call('GET /user/getall', {
    capability: 'user.list',
    summary: 'All accounts, sorted by last name, first name and address',
    query: userQuerySchema,
    answers:
      'The accounts with their roles. The header X-Total-Count contains the total number of matches. Every word of `search` must occur in the name, address, roles or status, or `search` is the id of an account. `role` and `status` filter the list. `sort` names a column; a leading hyphen sorts in descending order.',
    handle: async ({ context, query, reply }) => {
      const { users, total } = await listAllUsers(context.db, query);
      reply.headers({ 'x-total-count': total, 'access-control-expose-headers': 'X-Total-Count' });
      return users;
    },
  }),
  call('GET /user/getAllRoles', {
    capability: 'role.list',
    summary: 'The available roles',
    answers: 'The ids and names of the roles.',
    handle: ({ context }) => namedRoles(context.db),
  }),
  call('POST /user/add', {
    capability: 'user.add',
    writesToOthers: true,
    summary: 'Add an account; its owner receives an activation link',
    body: userSchema,
    answers:
      'The account. An address already in use is refused with 409. The message states whether the activation email waits because no mail server is set. Refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.',
    says: 'saved',
    sentence: ({ context, data }) => addedSentence(context, data),
    about: async ({ body }) => touching((Object(body) as { roles?: unknown }).roles),
    handle: ({ context, actor, body }) => addUser(context, actor, body),
  }),
  call('POST /user/:id/edit', {
    capability: 'user.edit',
    writesToOthers: true,
    summary: 'Change the address, names and roles of an account',
    params: idParams,
    body: userEditSchema,
    answers:
      'The updated account. The last administrator keeps the role. A change based on another version is refused with 409 and the current account; without a version, the last save wins.',
    says: 'saved',
    about: ({ context, params, body }) => userAccessFacts(context, params.id, body),
    handle: ({ context, actor, params, body }) => editUser({ ...context, ...hooks }, actor, params.id, body),
  }),
  call('POST /user/:id/deactivate', {
    capability: 'user.deactivate',
    writesToOthers: true,
    summary: 'Deactivate an account; nothing is deleted',
    params: idParams,
    answers:
      'The account. Refused with 409 for the caller’s own account, the last administrator and the owner of a facility.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => deactivateUser({ ...context, ...hooks }, actor, params.id),
  }),
  call('POST /user/:id/activate', {
    capability: 'user.activate',
    summary: 'Reactivate an account',
    params: idParams,
    answers: 'The updated account.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => activateUser(context, actor, params.id),
  }),
  call('POST /user/:id/lock', {
    capability: 'user.lock',
    writesToOthers: true,
    summary: 'Lock an account, including that of the owner of a facility; its sessions end',
    params: idParams,
    body: reasonSchema,
    answers:
      'The updated account. Refused with 409 for the caller’s own account and the last administrator. Its owner is notified by mail, with the reason.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => lockAccount(context, actor, params.id, body),
  }),
  call('POST /user/:id/unlock', {
    capability: 'user.unlock',
    writesToOthers: true,
    summary: 'Unlock an account',
    params: idParams,
    answers: 'The updated account.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => unlockUser(context, actor, params.id),
  }),
  call('POST /user/:id/end-sessions', {
    capability: 'user.end-sessions',
    writesToOthers: true,
    summary: 'End every session of an account, on all devices',
    params: idParams,
    answers: 'The account. Its owner is notified by mail, and can log in again.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => endSessionsOf(context, actor, params.id),
  }),
  call('POST /user/:id/remove-factors', {
    capability: 'user.remove-factors',
    writesToOthers: true,
    summary: 'Remove the second factors of an account whose owner has lost them',
    params: idParams,
    answers:
      'The updated account. Its owner is notified by mail. Refused with 403 and code 1007 if the identity of the caller was last confirmed more than five minutes ago.',
    says: 'saved',
    about: ({ context, params }) => userAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => removeFactorsOf(context, actor, params.id),
  }),
  call('POST /user/:id/anonymise', {
    capability: 'user.anonymise',
    summary: 'Permanently remove the name and address of a former user',
    params: idParams,
    answers:
      'The updated account. The name and address, former ones included, are also removed from the audit log, messages, notices and contact messages; documents already issued do not change, nor do the contact persons of facilities and the history of them. Refused with 409 while a message to the account is waiting to be sent; without a mail server, such messages are removed.',
    says: 'saved',
    about: ({ context, params }) => formerUserAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => anonymiseUser(context, actor, params.id),
  }),
];
