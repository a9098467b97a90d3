import { aProfile } from '@portal/testing';
import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { TOKEN_KEYS } from '@portal/api-slice';
import { Guard } from './guard';

const USERS = { path: '/admin/edit-users', access: 'administrator' } as const;
const show = (page: Parameters<typeof Guard>[0]['page'], options: Parameters<typeof renderInPortal>[1]) =>
  renderInPortal(
    <Guard page={page}>
      <h1>The page</h1>
    </Guard>,
    { route: page.path, ...options },
  );

test('a visitor is redirected to the login with a way back, query included, and an old session is cleared [2.1.13, 11.2.10]', () => {
  localStorage.setItem(TOKEN_KEYS.access, 'old');
  const { address } = show(USERS, { path: '/admin/edit-users?page=2' });
  expect(address()).toBe('/login?from=%2Fadmin%2Fedit-users%3Fpage%3D2');
  expect(localStorage).toHaveLength(0);
});

test('administrators’ pages are not found for other users [2.1.14, 6.4, 8.8]', () => {
  const { address } = show(USERS, { path: USERS.path, profile: aProfile(['cars']) });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(address()).toBe(USERS.path);
});

test('administrators see their pages', () => {
  show(USERS, { path: USERS.path, profile: aProfile(['administrator']) });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test.each([
  ['/login', '/'],
  ['/login?from=%2Fcontact', '/contact'],
  ['/login?from=%2F%2Felsewhere.example', '/'],
])('a logged-in user who opens %s is redirected to %s [2.1.12, 2.4.2]', (path, target) => {
  const { address } = show({ path: '/login', access: 'public' }, { path, profile: aProfile() });
  expect(address()).toBe(target);
});

test.each([
  ['/login?from=%2Fadmin%2Femail%3Fpage%3D2', '/login', '/my-account?from=%2Fadmin%2Femail%3Fpage%3D2'],
  ['/notices?page=2', '/notices', '/my-account?from=%2Fnotices%3Fpage%3D2'],
])('from %s, a user who must set up a second factor is led there, with the way back [12.324]', (path, page, target) => {
  const profile = aProfile([], { needs_factor: true });
  const { address } = show({ path: page, access: page === '/login' ? 'public' : 'login' }, { path, profile });
  expect(address()).toBe(target);
});
