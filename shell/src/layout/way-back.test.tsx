import { aProfile } from '@portal/testing';
import { fakeApi, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { composition } from '../composition';
import { putComposition } from '../composition.fixture';
import { WayBack } from './way-back';

beforeAll(() => putComposition());

function show(alone: boolean, profile = aProfile()) {
  Object.assign(composition(), { alone });
  fakeApi({});
  renderInPortal(<WayBack />, { profile });
}
const link = () => screen.queryByRole('link', { name: 'Back to the portal' });

test('a document without a menu shows the way back to the portal', () => {
  show(true);
  expect(link()).toHaveAttribute('href', '/');
});

test('it is not shown beside a menu', () => {
  show(false);
  expect(link()).not.toBeInTheDocument();
});

test('nor to someone who must first set up a second factor', () => {
  show(true, aProfile([], { needs_factor: true }));
  expect(link()).not.toBeInTheDocument();
});
