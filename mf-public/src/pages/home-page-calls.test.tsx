import type { RoleCode } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { waitFor } from '@testing-library/react';
import { HomePage } from './home-page';

// As while the code for logged-in users loads: it asks for nothing.
jest.mock('../home/members', () => ({ Members: () => null }));

const CERTIFIED = 'GET /national-facility/certified';
const MINE = 'GET /my/national-facilities';

test.each<[role: RoleCode, calls: string[]]>([
  ['national_facility', [CERTIFIED, MINE]],
  ['lidar_reviewer', [CERTIFIED]],
])('the home page of %s asks for own facilities beside the code that shows them [12.289]', async (role, calls) => {
  const made = fakeApi({ [CERTIFIED]: loads([]), [MINE]: loads({ exists: false, nfs: [] }) });
  renderInPortal(<HomePage />, { profile: aProfile([role]) });
  await waitFor(() => expect(made.map(({ call }) => call).toSorted()).toEqual(calls.toSorted()));
});
