import { ROLES } from '@portal/domain';
import type { User } from '@portal/domain';
import { anId, aProfile, aUser } from '@portal/testing';
import { fakeApi, loads, loadsPart, renderInPortal, withoutQuery } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditUsersPage } from './edit-users-page';

export const LIST = 'GET /user/getall';
const ALL_ROLES = ROLES.map(({ code, name }) => ({ _id: code, name }));
const roles = (...codes: string[]) => ALL_ROLES.filter(({ _id }) => codes.includes(_id));

export const ADA = aUser({
  _id: anId(1),
  email: 'ada@site.example',
  first_name: 'Ada',
  last_name: 'Byron',
  roles: roles('cars', 'lidar_reviewer'),
});
export const NEW = aUser({
  _id: anId(2),
  email: 'new@site.example',
  first_name: 'Nora',
  last_name: 'Adams',
  activated: false,
});
export const GONE = aUser({
  _id: anId(3),
  email: 'gone@site.example',
  first_name: 'Gil',
  deactivated: true,
  roles: [],
});
export const FORMER = aUser({
  ...GONE,
  _id: anId(4),
  email: 'former-user-4@anonymised.invalid',
  first_name: 'Former',
  last_name: 'user',
  anonymised: true,
});

interface Opened {
  users?: User[];
  path?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

/** Opens the page as an administrator, with these users and answers. */
export function openUsers({ users = [ADA, NEW, GONE], path = '', answers = {} }: Opened = {}) {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
  const made = fakeApi({
    [LIST]: (request) => loadsPart(users, request),
    'GET /user/getAllRoles': loads(ALL_ROLES),
    ...answers,
  });
  const { address } = renderInPortal(<EditUsersPage />, {
    path: `/admin/edit-users${path}`,
    profile: aProfile(['administrator'], { _id: anId(9) }),
  });
  const of = (call: string) => made.filter((request) => withoutQuery(request.call) === call);
  const sent = (call: string) => of(call).map(({ body }) => body);
  return { address, sent, query: () => of(LIST).at(-1)?.call.split('?')[1] };
}
export const row = (name: RegExp) => screen.findByRole('row', { name });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
