import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog } from '../../dialogs.fixture';
import { facility, openFacilities, person, press, REVIEWERS } from '../facilities.fixture';

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = jest.fn();

const ALPHA = facility(1, 'ALPHA', 'registered');
const BETA = facility(2, 'BETA', 'invited');
const GAMMA = facility(3, 'GAMMA', 'submitted', {
  date: 1,
  component_reviewers: { lidar: person(7, 'Cy'), lidar_data: null, photometer: null, photometer_data: null },
});
const DELTA = facility(4, 'DELTA', 'evaluated', { date: 1 });
const FACILITIES = [ALPHA, BETA, GAMMA, DELTA];

const call = (number: number, step: string) => `POST /national-facility/${anId(number)}/${step}`;
const box = async (acronym: string) => screen.findByRole('checkbox', { name: `Select ${acronym}` });
const select = async (...acronyms: string[]) => {
  for (const acronym of acronyms) await userEvent.click(await box(acronym));
};

test('rows are selected one by one, all at once, or as a range with Shift, and counted [12.49]', async () => {
  openFacilities({ facilities: FACILITIES });
  await select('ALPHA');
  expect(screen.getByText('1 selected')).toBeVisible();
  fireEvent.click(await box('GAMMA'), { shiftKey: true });
  expect(screen.getByText('3 selected')).toBeVisible();
  const all = screen.getByRole('checkbox', { name: 'Select all 4 shown' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(screen.getByText('4 selected')).toBeVisible();
  await press('Clear selection');
  expect(await box('ALPHA')).not.toBeChecked();
  expect(all).toHaveFocus();
});

test('the selection is kept on another page [12.49]', async () => {
  const many = Array.from({ length: 30 }, (_, number) => facility(number + 10, `NF-${number}`, 'registered'));
  openFacilities({ facilities: many });
  await select('NF-0');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await select('NF-29');
  expect(screen.getByText('2 selected, 1 of them not shown here')).toBeVisible();
});

test('the dialog lists the facilities for which the step is possible, and the result of each [12.49]', async () => {
  const { sent } = openFacilities({
    facilities: FACILITIES,
    answers: {
      [call(1, 'send-invitation')]: says(2, 'Information saved successfully!', ALPHA),
      [call(2, 'send-invitation')]: fails(409, 'The account is deactivated.'),
    },
  });
  await select('ALPHA', 'BETA', 'GAMMA');
  await press('Invite');
  const opened = await dialog('Invite 3 facilities');
  expect(opened.getByText('Possible for 2 of 3: ALPHA, BETA')).toBeInTheDocument();
  expect(opened.getByText('GAMMA: Submitted')).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await opened.findByText('Done for 1 of 2 facilities.')).toBeInTheDocument();
  expect(opened.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BETA: The account is deactivated.',
    'ALPHA: invitation sent',
  ]);
  expect(sent(call(3, 'send-invitation'))).toEqual([]);
  // One message for one event.
  expect(screen.queryByText('Information saved successfully!')).not.toBeInTheDocument();
  expect(screen.getAllByText(/The account is deactivated/)).toHaveLength(1);
});

test('if the step is possible for none, a sentence states this', async () => {
  openFacilities({ facilities: FACILITIES });
  await select('GAMMA');
  await press('Invite');
  const opened = await dialog('Invite 1 facility');
  expect(opened.getByText(/^Not possible for any of them\./)).toBeVisible();
  expect(opened.queryByText(/^Possible for|the others/)).not.toBeInTheDocument();
});

test('a few reviewers are chosen with one click each; other components keep their reviewers [12.49]', async () => {
  const set = call(3, 'set-initial-acceptance-reviewers');
  const { sent } = openFacilities({
    facilities: FACILITIES,
    answers: { ...REVIEWERS, [set]: says(2, 'Information saved successfully!', {}) },
  });
  await select('GAMMA', 'DELTA');
  await press('Assign reviewers');
  const opened = await dialog('Assign reviewers of 2 facilities');
  const save = await opened.findByRole('button', { name: 'Assign reviewers of 1 facility' });
  await userEvent.click(save);
  expect(sent(set)).toEqual([]);
  for (const [component, present] of [
    ['Lidar reviewer', 'Cy Byron'],
    ['Lidar data reviewer', 'no one'],
  ] as const)
    expect(
      within(opened.getByRole('group', { name: component })).getByRole('radio', { name: `Leave as is (${present})` }),
    ).toBeChecked();
  for (const [component, name] of [
    ['Lidar data reviewer', 'Ada Byron'],
    ['Photometer reviewer', 'Bo Byron'],
  ] as const)
    await userEvent.click(within(opened.getByRole('group', { name: component })).getByRole('radio', { name }));
  await userEvent.click(save);
  expect(await opened.findByText('Done for 1 of 1 facility.')).toBeInTheDocument();
  expect(screen.queryByText('Information saved successfully!')).not.toBeInTheDocument();
  const before = { lidar: anId(7), lidar_data: null, photometer: null, photometer_data: null };
  expect(sent(set)).toEqual([{ ...before, lidar_data: anId(5), photometer: anId(6), before }]);
});

/** A reviewer of photometers who was assigned while the facility had one. */
const KEPT = { lidar: null, lidar_data: null, photometer: person(7, 'Cy'), photometer_data: null };

test('a component without an instrument keeps its reviewer when others are assigned [12.49]', async () => {
  const set = call(5, 'set-initial-acceptance-reviewers');
  const { sent } = openFacilities({
    facilities: [facility(5, 'EPSILON', 'submitted', { date: 1, component_reviewers: KEPT }, { photometers: [] })],
    answers: {
      ...REVIEWERS,
      [set]: says(2, 'Information saved successfully!', {}),
    },
  });
  await select('EPSILON');
  await press('Assign reviewers');
  const opened = await dialog('Assign reviewers of 1 facility');
  const save = await opened.findByRole('button', { name: 'Assign reviewers of 1 facility' });
  for (const [component, name] of [
    ['Lidar reviewer', 'Ada Byron'],
    ['Photometer reviewer', 'Bo Byron'],
  ] as const)
    await userEvent.click(within(opened.getByRole('group', { name: component })).getByRole('radio', { name }));
  await userEvent.click(save);
  expect(await opened.findByText('Done for 1 of 1 facility.')).toBeInTheDocument();
  const before = { lidar: null, lidar_data: null, photometer: anId(7), photometer_data: null };
  expect(sent(set)).toEqual([{ ...before, lidar: anId(5), before }]);
});

test('a due date requires a day [12.49]', async () => {
  const [one, two] = [call(1, 'due-date'), call(3, 'due-date')];
  const { sent } = openFacilities({ facilities: FACILITIES, answers: { [one]: loads(ALPHA), [two]: loads(GAMMA) } });
  await select('ALPHA', 'GAMMA', 'DELTA');
  await press('Set due date');
  const opened = await dialog('Set due date of 3 facilities');
  const save = opened.getByRole('button', { name: 'Set due date of 2 facilities' });
  await userEvent.click(save);
  expect(await opened.findAllByText(/Choose a day/)).not.toHaveLength(0);
  await enter(opened.getByLabelText('Due date'), '2199-12-01');
  await userEvent.click(save);
  expect(await opened.findByText('Done for 2 of 2 facilities.')).toBeInTheDocument();
  const due_date = epochOf('2199-12-01');
  expect([...sent(one), ...sent(two)]).toEqual([
    { due_date, before: null },
    { due_date, before: null },
  ]);
});

test('a due date in the past is refused at the field before anything is sent', async () => {
  const { sent } = openFacilities({ facilities: FACILITIES });
  await select('ALPHA');
  await press('Set due date');
  const opened = await dialog('Set due date of 1 facility');
  await enter(opened.getByLabelText('Due date'), '2020-01-01');
  await userEvent.click(opened.getByRole('button', { name: 'Set due date of 1 facility' }));
  expect(await opened.findByLabelText('Due date')).toHaveAccessibleDescription(/^Must not be in the past/);
  expect(sent(call(1, 'due-date'))).toEqual([]);
});

test('after a refusal the choices are kept, for those that were refused, with the message at the field', async () => {
  const [done, refused] = [call(1, 'due-date'), call(3, 'due-date')];
  const message = 'Please give another day, or close the question.';
  let answer = fails(422, 'No.', { errors: [{ path: 'due_date', message }] });
  const { sent } = openFacilities({
    facilities: FACILITIES,
    answers: { [done]: loads(ALPHA), [refused]: () => answer },
  });
  await select('ALPHA', 'GAMMA');
  await press('Set due date');
  const opened = await dialog('Set due date of 2 facilities');
  await enter(opened.getByLabelText('Due date'), '2199-12-01');
  await userEvent.click(opened.getByRole('button', { name: 'Set due date of 2 facilities' }));
  await userEvent.click(await opened.findByRole('button', { name: 'Change the choices for 1 facility' }));
  const field = await opened.findByLabelText('Due date');
  expect(field).toHaveValue('2199-12-01');
  expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  expect(field).toHaveFocus();
  answer = loads(GAMMA);
  fireEvent.change(field, { target: { value: '2199-12-02' } });
  await userEvent.click(opened.getByRole('button', { name: 'Set due date of 1 facility' }));
  expect(await opened.findByText('Done for 1 of 1 facility.')).toBeInTheDocument();
  expect(sent(refused)).toHaveLength(2);
  expect(sent(done)).toHaveLength(1);
});

test('reviewers that were changed meanwhile are set over the present ones on the next attempt', async () => {
  const set = call(3, 'set-initial-acceptance-reviewers');
  const none = { lidar: null, lidar_data: null, photometer: null, photometer_data: null };
  const message = 'Someone else has set Di Byron meanwhile.';
  let answer = fails(409, message, { errors: [{ path: 'lidar_data', message }] });
  const facilities = [GAMMA];
  const { sent } = openFacilities({ facilities, answers: { ...REVIEWERS, [set]: () => answer } });
  await select('GAMMA');
  await press('Assign reviewers');
  const opened = await dialog('Assign reviewers of 1 facility');
  const lidarData = async () => within(await opened.findByRole('group', { name: 'Lidar data reviewer' }));
  await userEvent.click((await lidarData()).getByRole('radio', { name: 'Ada Byron' }));
  facilities[0] = facility(3, 'GAMMA', 'submitted', {
    date: 1,
    component_reviewers: { ...none, lidar_data: person(8, 'Di') },
  });
  await userEvent.click(opened.getByRole('button', { name: 'Assign reviewers of 1 facility' }));
  expect(await opened.findByText(`GAMMA: ${message}`)).toBeInTheDocument();
  answer = says(2, 'Information saved successfully!', {});
  await userEvent.click(opened.getByRole('button', { name: 'Change the choices for 1 facility' }));
  expect((await lidarData()).getByRole('radio', { name: 'Leave as is (Di Byron)' })).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Assign reviewers of 1 facility' }));
  expect(await opened.findByText('Done for 1 of 1 facility.')).toBeInTheDocument();
  expect(sent(set)).toEqual([
    { ...none, lidar: anId(7), lidar_data: anId(5), before: { ...none, lidar: anId(7) } },
    { ...none, lidar_data: anId(5), before: { ...none, lidar_data: anId(8) } },
  ]);
});

test('refused reviewers are kept as chosen', async () => {
  const set = call(3, 'set-initial-acceptance-reviewers');
  openFacilities({
    facilities: FACILITIES,
    answers: { ...REVIEWERS, [set]: fails(409, 'Ada has left.') },
  });
  await select('GAMMA');
  await press('Assign reviewers');
  const opened = await dialog('Assign reviewers of 1 facility');
  const ada = async () =>
    within(await opened.findByRole('group', { name: 'Lidar data reviewer' })).findByRole('radio', {
      name: 'Ada Byron',
    });
  await userEvent.click(await ada());
  await userEvent.click(opened.getByRole('button', { name: 'Assign reviewers of 1 facility' }));
  expect(await opened.findByText('GAMMA: Ada has left.')).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Change the choices for 1 facility' }));
  expect(await ada()).toBeChecked();
});
