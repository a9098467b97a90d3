import { loads } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEvaluation, PATH } from '../frame/evaluation.fixture';

const CALL = `GET ${PATH}/timeline`;
const TIMELINE = {
  facility: { _id: '1', acronym: 'CIAO', pretty_name: 'Site (CIAO)' },
  stage: '1a',
  open: [],
  on: '2026-06-15',
  coming: [],
  entries: [{ at: 0, stage: '1a', text: 'The application was submitted.', is_milestone: true, path: null }],
};

beforeEach(() => {
  const block = document.createElement('script');
  block.id = 'composition';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ settings: { stages: 'all' } });
  document.body.append(block);
});
afterEach(() => document.getElementById('composition')?.remove());

test('the page of an application shows the timeline on request [12.743]', async () => {
  const { times } = openEvaluation({ answers: { [CALL]: loads(TIMELINE) } });
  const button = await screen.findByText('Show the timeline');
  expect(times(CALL)).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByText('The application was submitted.')).toBeVisible();
  await userEvent.click(screen.getByText('Hide the timeline'));
  expect(screen.queryByText('The application was submitted.')).toBeNull();
});

test('a reviewer has no timeline before the facility is accepted [12.743]', async () => {
  openEvaluation({ who: 'lidar reviewer' });
  await screen.findByText('Questions to the facility');
  expect(screen.queryByText('Show the timeline')).toBeNull();
});

test('the page without a facility leads those who read it to the network by stage [12.747]', async () => {
  openEvaluation({ at: '' });
  expect(await screen.findByRole('link', { name: 'Network by stage' })).toHaveAttribute('href', '/cars/stages');
});
