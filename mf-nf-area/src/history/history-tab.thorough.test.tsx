import type { HistoryEntry } from '@portal/domain';
import { anId } from '@portal/testing';
import { fails, loads, renames } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const HISTORY = `GET /national-facility/${anId(10)}/history`;

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  _id: anId(1),
  at: 1_700_000_000,
  person: 'Ada Byron',
  action: 'facility.edit',
  about: { kind: 'facility', name: 'CIAO' },
  changes: [],
  reason: null,
  pending_with: null,
  ...change,
});

const open = (answer: Parameters<typeof openFacility>[0]) => openFacility({ search: '?tab=history', ...answer });

test('entries are listed newest first, with user, action and changed values in words [12.10]', async () => {
  open({
    answers: {
      [HISTORY]: loads([
        entry({
          _id: anId(2),
          action: 'lidar.edit',
          about: { kind: 'lidar', name: 'RALI' },
          changes: [{ path: 'status', before: '', after: 'operational' }],
        }),
        entry({ _id: anId(3), at: 1_700_000_060, action: 'application.return-to-facility', reason: 'Please check.' }),
        entry({ _id: anId(4), at: 1_699_999_000, action: 'application.ask', reason: 'Who made it?' }),
      ]),
    },
  });
  const items = within(await screen.findByRole('tabpanel')).findAllByRole('listitem');
  const [newest, oldest, asked] = await items;
  expect(asked).toHaveTextContent(/Question: Who made it\?$/);
  expect(newest).toHaveTextContent(
    '2023-11-14 22:14 UTCAda Byron returned the application to the facilityReason: Please check.',
  );
  expect(oldest).toHaveTextContent('Ada Byron changed the lidar RALI');
  expect(within(oldest as HTMLElement).getByRole('row', { name: /Status/ })).toHaveTextContent(
    'StatusNot givenOperational',
  );
});

test('a change of the displayed status is one sentence with both statuses', async () => {
  const changes = [{ path: 'displayed_status', before: 'candidate', after: 'initial_acceptance' }];
  open({ answers: { [HISTORY]: loads([entry({ action: 'facility.set-displayed-status', changes })]) } });
  expect(await screen.findByText('Public status: Candidate → Initial acceptance')).toBeVisible();
  expect(screen.getByText('Ada Byron changed the public status')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).queryByRole('row', { name: /status/ })).not.toBeInTheDocument();
});

test('values have their current names from the database; only the type lists in use are loaded', async () => {
  const { made } = open({
    answers: {
      ...renames('instrument/status', 'operational', 'Up and running'),
      [HISTORY]: loads([
        entry({
          action: 'lidar.edit',
          about: { kind: 'lidar', name: 'RALI' },
          changes: [{ path: 'status', before: 'planned', after: 'operational' }],
        }),
      ]),
    },
  });
  expect(await screen.findByRole('row', { name: /Status/ })).toHaveTextContent('StatusPlannedUp and running');
  const lists = made.flatMap(({ call }) => (call.startsWith('GET /types/') ? call : []));
  expect(lists.filter((call) => call !== 'GET /types/displayed-status')).toEqual(['GET /types/instrument/status']);
});

test('the history is shown when the type lists cannot be loaded', async () => {
  const changes = [{ path: 'status', before: 'planned', after: 'operational' }];
  open({
    answers: {
      'GET /types/instrument/status': fails(500),
      [HISTORY]: loads([entry({ action: 'lidar.edit', about: { kind: 'lidar', name: 'RALI' }, changes })]),
    },
  });
  expect(await screen.findByRole('row', { name: /Status/ })).toHaveTextContent('StatusPlannedOperational');
});

test('an empty history', async () => {
  open({ answers: { [HISTORY]: loads([]) } });
  expect(await screen.findByRole('heading', { name: 'No history yet' })).toBeInTheDocument();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open({ answers: { [HISTORY]: () => (isDown ? fails(500) : loads([entry({})])) } });
  expect(await screen.findByText('The history could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Byron changed the general information')).toBeInTheDocument();
});
