import { CATALOGUE } from '@portal/domain';
import type { AcceptanceStatusCode } from '@portal/domain';
import { anId } from '@portal/testing';
import { enter, fails, says } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { facility, openFacilities, press } from './facilities.fixture';

const ARCHIVE = `POST /national-facility/${anId(3)}/archive`;

async function open(answer: object) {
  const page = openFacilities({
    facilities: [facility(3, 'GAMMA', 'registered')],
    answers: { [ARCHIVE]: answer as never },
  });
  await press('More: GAMMA');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  const opened = await dialog('Archive GAMMA');
  await enter(opened.getByRole('textbox', { name: 'Reason' }), 'Registered twice.');
  await pressIn(opened, 'Archive facility');
  return { ...page, opened };
}

test('a facility that was registered by mistake is archived with a reason [12.33]', async () => {
  const { sent } = await open(says(2, CATALOGUE.saved.message, null));
  await waitFor(() => expect(sent(ARCHIVE)).toEqual([{ reason: 'Registered twice.' }]));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument());
});

test('a refused attempt shows the error, and the reason stays', async () => {
  const { opened } = await open(fails(409, 'It was submitted before.'));
  expect(await opened.findByText('It was submitted before.')).toBeInTheDocument();
  expect(opened.getByRole('textbox', { name: 'Reason' })).toHaveValue('Registered twice.');
});

test.each<[status: AcceptanceStatusCode, round: number]>([
  ['submitted', 1],
  ['draft', 2],
])('%s in round %i cannot be archived', async (status, round) => {
  openFacilities({ facilities: [facility(3, 'GAMMA', status, { round })] });
  await press('More: GAMMA');
  expect(screen.getByRole('menuitem', { name: 'Due date' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
});

test('the dialog of an archived facility is neither opened nor requested again [12.33]', async () => {
  const { times } = openFacilities({ facilities: [facility(4, 'DELTA', 'draft')], path: `?archive=${anId(3)}` });
  expect(await screen.findByRole('button', { name: 'More: DELTA' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(times(`GET /national-facility/${anId(3)}/general-info`)).toBe(0);
});

test('a reload opens the dialog of an existing facility', async () => {
  openFacilities({ facilities: [facility(3, 'GAMMA', 'registered')], path: `?archive=${anId(3)}` });
  expect(await dialog('Archive GAMMA')).toBeTruthy();
});
