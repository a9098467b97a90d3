import { byCode, CATALOGUE, TYPE_LISTS } from '@portal/domain';
import { anId, aPhotometer } from '@portal/testing';
import { fails, loads, renames, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const SAVE = `POST /photometer/system/edit/${anId(200)}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a form offers list values by their current names from the server', async () => {
  const { sent } = openFacility({
    search: `?tab=photometers&photometer=${anId(200)}`,
    answers: {
      ...renames('instrument/status', 'planned', 'Still to come'),
      [SAVE]: says(2, CATALOGUE.saved.message, aPhotometer()),
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Still to come' }));
  expect(screen.queryByRole('radio', { name: 'Planned' })).not.toBeInTheDocument();
  await press('Save photometer system to draft');
  await waitFor(() => expect(sent(SAVE)).toMatchObject([{ status: 'planned' }]));
});

test('the comparison of two versions uses the current names from the database', async () => {
  const theirs = aPhotometer({ version: 4, status: byCode(TYPE_LISTS['instrument/status'], 'planned') });
  openFacility({
    search: `?tab=photometers&photometer=${anId(200)}`,
    photometers: [aPhotometer({ status: null })],
    answers: {
      ...renames('instrument/status', 'planned', 'Still to come'),
      [SAVE]: fails(409, 'Outdated', { data: theirs }),
    },
  });
  await screen.findByRole('radio', { name: 'Still to come' });
  await userEvent.click(screen.getByRole('radio', { name: 'Operational' }));
  await press('Save photometer system to draft');
  const title = await screen.findByText('Changes were saved elsewhere in the meantime');
  const conflict = within(title.closest('[role=dialog]') as HTMLElement);
  expect(conflict.getByRole('row', { name: /Status/ })).toHaveTextContent('Still to comeOperational');
});

const suggested = (aspect: string) => `GET /lidar/system/${anId(100)}/suggested-${aspect}-compliance`;

test('suggestions use the names from the database', async () => {
  openFacility({
    search: `?tab=lidars&hints=${anId(100)}`,
    answers: {
      ...renames('compliance', 'partially', 'Nearly there'),
      [suggested('feasibility')]: loads({ compliance: 'partially', code: 1 }),
      [suggested('feature')]: loads({ compliance: 'yes', code: 0 }),
      [suggested('channel')]: loads({ compliance: 'yes', code: 0, wavelengths: [] }),
    },
  });
  expect(await screen.findByText('Nearly there')).toBeInTheDocument();
  expect(screen.queryByText('Partially compliant')).not.toBeInTheDocument();
});
