import type { RoleCode } from '@portal/domain';
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
