import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fakeApi, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { LogoutPage, NotFoundPage, OffPage, UnderConstructionPage } from './plain-pages';

test('logging out clears the session and leads to the home page [2.1.2, 2.4.4]', () => {
  fakeApi({});
  const { address, store } = renderInPortal(<LogoutPage />, {
    path: '/logout',
    route: '/logout',
    profile: aProfile(),
  });
  expect(address()).toBe('/');
  expect(isLoggedIn(store.getState())).toBe(false);
});

test('a page under construction says so [1.4, 1.7, 2.1.10, 2.4.17, 11.1.2]', () => {
  renderInPortal(<UnderConstructionPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Under construction');
  expect(screen.getByText('Under construction - This feature is not available yet.')).toBeVisible();
});

test('an unknown page says so and links to the home page [2.4.16]', () => {
  renderInPortal(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByText("We couldn't find the resource you asked for.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a switched-off part shows the reason instead of its pages [12.96]', () => {
  renderInPortal(<OffPage title="Weather" reason="The forecasts are being checked until Friday." />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weather');
  expect(screen.getByText('The forecasts are being checked until Friday.')).toBeVisible();
});
