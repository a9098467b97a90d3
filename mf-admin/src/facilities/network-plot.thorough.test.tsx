import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkPlot } from './network-plot';

const MONTHS = 'GET /national-facility/network-months';

test('the network over time is loaded on request and drawn with its figures [12.71]', async () => {
  const made = fakeApi({ [MONTHS]: loads([{ month: '2026-01', counts: { candidate: 2, labelled: 1 } }]) });
  renderInPortal(<NetworkPlot />);
  expect(made).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Network over time' }));
  expect(await screen.findByRole('img', { name: 'Facilities by public status' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '2026-01', hidden: true })).toBeInTheDocument();
});

test('a link that asks for the network over time finds it open', async () => {
  fakeApi({ [MONTHS]: loads([{ month: '2026-01', counts: { candidate: 2 } }]) });
  renderInPortal(<NetworkPlot />, { path: '/admin/edit-nfs?network=open' });
  expect(await screen.findByRole('img', { name: 'Facilities by public status' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Network over time' })).toHaveAttribute('aria-expanded', 'true');
});

test('figures that fail to load are reported and can be reloaded', async () => {
  fakeApi({ [MONTHS]: fails(500) });
  renderInPortal(<NetworkPlot />);
  await userEvent.click(screen.getByRole('button', { name: 'Network over time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures of the network could not be loaded');
});
