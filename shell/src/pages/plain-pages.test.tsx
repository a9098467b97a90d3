import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fakeApi, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { LogoutPage, NotFoundPage, UnderConstructionPage } from './plain-pages';

test('logging out forgets the session and goes home', () => {
  fakeApi({});
  const { address, store } = renderInPortal(<LogoutPage />, {
    path: '/logout',
    route: '/logout',
    profile: aProfile(),
  });
  expect(address()).toBe('/');
  expect(isLoggedIn(store.getState())).toBe(false);
});

test('what is not there yet says so', () => {
  renderInPortal(<UnderConstructionPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Under construction');
  expect(screen.getByText('Under construction - This feature is not available yet.')).toBeVisible();
});

test('what does not exist says so, and leads home', () => {
  renderInPortal(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByText("We couldn't find the resource you asked for.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
