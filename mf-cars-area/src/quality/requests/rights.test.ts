import type { RoleCode, SupportRequest } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { aRequest } from '../../../test/a-request';
import { mayStep } from './rights';

const user = (...roles: RoleCode[]) => aProfile(roles, { _id: anId(9) });

test.each<[why: string, profile: ReturnType<typeof user>, isOwn: boolean, step: 'decline' | 'cancel', may: boolean]>([
  ['staff, a request of another facility', user('cars'), false, 'decline', true],
  ['staff, one of their own facility', user('cars', 'national_facility'), true, 'decline', false],
  ['the same, as the facility', user('cars', 'national_facility'), true, 'cancel', true],
  ['an administrator, one of their own facility', user('administrator'), true, 'decline', true],
])('%s [12.490]', (_why, profile, isOwn, step, may) => {
  expect(mayStep(profile, aRequest({ status: 'new', is_own_facility: isOwn }), step)).toBe(may);
});

test.each<[why: string, assignee: SupportRequest['assignee'], may: boolean]>([
  ['someone else has taken on', { name: 'Sam Staff', is_me: false }, true],
  ['the user has taken on', { name: 'Ada Byron', is_me: true }, false],
  ['no one has taken on', null, false],
])('a request that %s is taken over [12.721]: %j', (_why, assignee, may) => {
  expect(mayStep(user('cars'), aRequest({ status: 'accepted', assignee }), 'take-over')).toBe(may);
});
