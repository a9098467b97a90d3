import { call } from '../http/call';
import { profileBodySchema } from './profile.schema';
import { getProfile, saveProfile } from './profile.service';

/** The own account. */
export const profileCalls = [
  call('GET /user/profile', {
    summary: 'Who is logged in',
    answers: 'Id, address, names, roles and permissions of the caller.',
    handle: ({ context, actor }) => getProfile(context.db, actor),
  }),
  call('POST /user/profile', {
    summary: 'Change the own first and last name',
    body: profileBodySchema,
    answers: 'The profile as it is now.',
    says: 'saved',
    handle: ({ context, actor, body }) => saveProfile(context, actor, body.profile),
  }),
];
