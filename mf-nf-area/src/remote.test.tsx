import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import remote from '../remote.json';
import { pages } from './remote';

test('every page that remote.json promises is there', () => {
  expect(Object.keys(pages)).toEqual(remote.pages.map(({ page }) => page));
});

test.each(Object.entries(pages))('%s says under its own title that it is not available yet', async (name, load) => {
  renderInPortal(createElement(await load()));
  const title = remote.pages.find(({ page }) => page === name)?.title;
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('This feature is not available yet.')).toBeVisible();
});
