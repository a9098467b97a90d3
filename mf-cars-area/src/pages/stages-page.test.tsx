import { aProfile, anId } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStageRow, aStep } from '../../test/a-stage-row';
import { StagesPage } from './stages-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const ROWS = [
  aStageRow('ATOLL', {
    stage: '2',
    open: ['one', 'two', 'three'].map((name) =>
      aStep(`Carry out action ${name}`, { path: `/cars/evaluation/${name}` }),
    ),
    label: { status: 'granted', is_valid: true, valid_until: '2026-07-01' },
    due: [{ on: '2026-07-01', about: 'label', what: 'The label ends', pending_with: 'nobody', path: '/cars/label/1' }],
  }),
  aStageRow('CIAO', {
    due: [{ on: '2026-06-01', about: 'test', what: 'Telecover of MUSA', pending_with: 'facility', path: null }],
    open: [aStep('Make a test of MUSA', { due: '2026-06-01' })],
    stands_still_for: 120,
  }),
];

function open(
  path = '/cars/stages',
  answer = loads({ on: '2026-06-15', rows: ROWS }),
  role: 'cars' | 'lidar_reviewer' = 'cars',
) {
  fakeApi({ 'GET /network/stages': answer });
  return renderInPortal(<StagesPage />, { path, profile: aProfile([role], { _id: anId(2) }) });
}

const bodyRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

test('the most urgent facility comes first, with whose turn it is and what is overdue in words [12.747]', async () => {
  open();
  const [ciao, atoll] = await bodyRows();
  expect(ciao).toHaveTextContent('CIAO');
  expect(ciao).toHaveTextContent('Facility: Make a test of MUSA');
  expect(ciao).toHaveTextContent('Overdue since 2026-06-01Telecover of MUSA');
  expect(ciao).toHaveTextContent('120 days');
  expect(atoll).toHaveTextContent('Label: grantedlast day 2026-07-01');
  expect(atoll).toHaveTextContent('Carry out action one');
  expect(atoll).toHaveTextContent('and 1 more');
  expect(atoll).not.toHaveTextContent('Overdue');
  expect(within(atoll as HTMLElement).getByRole('link', { name: 'The label ends' })).toHaveAttribute(
    'href',
    '/cars/label/1',
  );
  expect(screen.getByRole('link', { name: 'CIAO' })).toHaveAttribute('href', '/cars/evaluate-nf/id-of-CIAO');
});

test('a count filters, and the filter is in the URL [12.747]', async () => {
  const { address } = open();
  const counts = await screen.findByRole('navigation', { name: 'Facilities by stage' });
  await userEvent.click(within(counts).getByRole('link', { name: 'Stands still: 1' }));
  expect(address()).toBe('/cars/stages?stage=still');
  expect(await bodyRows()).toHaveLength(1);
  expect(within(counts).getByRole('link', { name: 'Stands still: 1' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(counts).getByRole('link', { name: 'Label (1c): 0' }));
  expect(screen.getByText('No facility is in this view.')).toBeVisible();
});

test('what is due in 90 days is a list by day [12.748]', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Due in 90 days' }));
  expect(address()).toBe('/cars/stages?view=due');
  const [ahead, ...others] = await bodyRows();
  expect(ahead).toHaveTextContent(/2026-07-01.*ATOLL.*The label ends.*–/);
  expect(others).toEqual([]);
  const counts = screen.getByRole('navigation', { name: 'What is due, by day' });
  await userEvent.click(within(counts).getByRole('link', { name: 'Overdue: 1' }));
  expect(address()).toBe('/cars/stages?view=due&due.when=overdue');
  const [overdue] = await bodyRows();
  expect(overdue).toHaveTextContent(/Overdue since 2026-06-01.*CIAO.*Telecover of MUSA.*Facility/);
});

test('what is due is narrowed to a kind and a facility, and the counts follow [12.797]', async () => {
  const { address } = open('/cars/stages?view=due&due.when=all');
  expect(await bodyRows()).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Label');
  expect(address()).toBe('/cars/stages?view=due&due.when=all&due.kind=label');
  const counts = screen.getByRole('navigation', { name: 'What is due, by day' });
  expect(within(counts).getByRole('link', { name: 'Overdue: 0' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Facility'), 'CIAO');
  expect(await screen.findByText('Nothing is due')).toBeVisible();
});

test('a failure offers to try again, and those who may not read it find nothing [12.747]', async () => {
  const failed = open('/cars/stages', fails(500));
  expect(await screen.findByText('The network by stage could not be loaded')).toBeVisible();
  failed.unmount();
  open('/cars/stages', loads({ on: '2026-06-15', rows: ROWS }), 'lidar_reviewer');
  expect(screen.queryByRole('heading', { name: 'Network by stage' })).toBeNull();
});
