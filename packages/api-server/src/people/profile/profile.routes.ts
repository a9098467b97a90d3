import { preferencesSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { profileBodySchema } from './profile.schema';
import { getProfile, savePreferences, saveProfile } from './profile.service';

export const profileCalls = [
  call('GET /user/profile', {
    capability: 'profile.read',
    summary: 'The profile of the caller',
    answers: 'Id, address, names, roles, permissions and preferences of the caller.',
    handle: ({ context, actor }) => getProfile(context.db, actor),
  }),
  call('POST /user/profile', {
    capability: 'profile.edit',
    summary: 'Change the user’s own first and last name',
    body: profileBodySchema,
    answers: 'The updated profile.',
    says: 'saved',
    handle: ({ context, actor, body }) => saveProfile(context, actor, body.profile),
  }),
  call('POST /user/preferences', {
    capability: 'profile.set-preferences',
    summary: 'Change which unsolicited messages the portal may send to the user',
    body: preferencesSchema,
    answers: 'The updated profile.',
    says: 'saved',
    handle: ({ context, actor, body }) => savePreferences(context, actor, body),
  }),
];
