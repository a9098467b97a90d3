import type { Timeline } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aFacility, anId } from '@portal/testing';
import { fails, loads } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({}, 'draft');
const CALL = `GET /national-facility/${anId(10)}/timeline`;
const TIMELINE: Timeline = {
  on: '2026-06-15',
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' },
  stage: 'registered',
  open: [
    {
      stage: 'registered',
      about: 'application',
      text: 'Describe the instruments and submit the application',
      pending_with: 'facility',
      since: epochOf('2026-06-01'),
      due: null,
      path: `/edit-nf/${anId(10)}?check=first`,
    },
  ],
  coming: [],
  entries: [
    {
      at: epochOf('2026-05-01'),
      stage: 'registered',
      text: 'The facility was registered.',
      is_milestone: false,
      path: null,
    },
  ],
};

beforeEach(() => {
  const block = document.createElement('script');
  block.id = 'composition';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ settings: { stages: 'all' } });
  document.body.append(block);
});
afterEach(() => document.getElementById('composition')?.remove());

test('the page of a facility has its timeline in a tab, which is loaded when it is opened [12.743, 12.744]', async () => {
  const { made } = openFacility({ facility: FACILITY, answers: { [CALL]: loads(TIMELINE) } });
  const tab = await screen.findByRole('tab', { name: 'Timeline' });
  expect(made.some(({ call }) => call === CALL)).toBe(false);
  await userEvent.click(tab);
  expect(await screen.findByText('The facility was registered.')).toBeVisible();
  const step = screen.getByRole('link', { name: 'Describe the instruments and submit the application' });
  expect(step).toHaveAttribute('href', `/edit-nf/${anId(10)}?check=first`);
});

test('a timeline that cannot be loaded says so [12.743]', async () => {
  openFacility({ facility: FACILITY, search: '?tab=timeline', answers: { [CALL]: fails(500) } });
  expect(await screen.findByText('The timeline could not be loaded')).toBeVisible();
});

test('an installation without the later stages has no timeline [12.743]', async () => {
  document.getElementById('composition')?.remove();
  openFacility({ facility: FACILITY });
  await screen.findByRole('tab', { name: 'History' });
  expect(screen.queryByRole('tab', { name: 'Timeline' })).toBeNull();
});
