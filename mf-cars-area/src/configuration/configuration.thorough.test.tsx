import type { ChosenLidar, ConfigurationVersion } from '@portal/domain';
import { anId } from '@portal/testing';
import { fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewedLidar, compliance } from '../evaluations/review.fixture';
import { acceptance, inState, openEvaluation, PATH } from '../frame/evaluation.fixture';

const LIST = `GET ${PATH}/operational-configurations`;
const APPROVE = `POST ${PATH}/operational-configurations`;
const EDIT = `POST ${PATH}/edit/initial-acceptance`;
const LONG = 'A lidar whose name is as long as a name may be '.repeat(4).trim();

const aChoice = (change: Partial<ChosenLidar> = {}): ChosenLidar => ({
  lidar: anId(100),
  name: 'RALI',
  is_included: true,
  left_out_by_default: null,
  reason: null,
  lidar_id: null,
  version_id: null,
  configuration_id: null,
  configuration_name: null,
  channels: [{ string_id: '0532xcpx', channel_id: null }],
  ...change,
});
const aVersion = (number: number, change: Partial<ConfigurationVersion> = {}): ConfigurationVersion => ({
  number,
  round: 1,
  reason: null,
  approved_at: 1_780_000_000,
  valid_from: '2026-06-15',
  valid_to: null,
  withdrawn: null,
  station_id: null,
  lidars: [aChoice()],
  ...change,
});

const evaluated = () => inState('evaluated', { acceptance: acceptance('yes') });
const panel = () => screen.findByRole('region', { name: 'Operational configuration' });

test('versions are listed with validity, lidars, and the reasons for leaving others out [12.38]', async () => {
  const left = aChoice({ lidar: anId(101), name: LONG, is_included: false, left_out_by_default: 'not-compliant' });
  openEvaluation({
    application: evaluated,
    answers: {
      [LIST]: loads([
        aVersion(2, { reason: 'Ids are known.', valid_from: '2026-07-01', lidars: [aChoice(), left] }),
        aVersion(1, { valid_to: '2026-07-01' }),
      ]),
    },
  });
  const shown = within(await panel());
  await userEvent.click(await shown.findByText('Version 2: in force since 2026-07-01'));
  expect(shown.getByText('Version 1: from 2026-06-15 until 2026-07-01')).toBeVisible();
  expect(shown.getByText(`Left out: ${LONG}`)).toBeVisible();
  expect(shown.getByText('It was found not compliant.')).toBeVisible();
  expect(shown.getByText('Ids are known.')).toBeVisible();
});

test('a facility without a final decision does not request versions', async () => {
  const { times } = openEvaluation();
  await screen.findByRole('tablist');
  expect(times(LIST)).toBe(0);
});

test('a list that fails to load can be reloaded', async () => {
  let isBroken = true;
  openEvaluation({
    application: evaluated,
    answers: { [LIST]: () => (isBroken ? fails(500, 'Broken') : loads([aVersion(1)])) },
  });
  const retry = await within(await panel()).findByRole('button', { name: /again/i });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Version 1: in force since 2026-06-15')).toBeVisible();
});

test('a new version starts from the latest one; refusals are shown at their fields [12.38]', async () => {
  const path = 'configuration.lidars[0].channels[0].channel_id';
  const message = 'This id stands for something else already';
  let isRefused = true;
  const { sent } = openEvaluation({
    application: evaluated,
    answers: {
      [LIST]: loads([aVersion(3, { station_id: 'rad' })]),
      [APPROVE]: () => (isRefused ? fails(422, message, { errors: [{ path, message }] }) : says(2, 'Saved')),
    },
  });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'New version' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve a new version of the configuration of CIAO' }),
  );
  await userEvent.type(dialog.getByLabelText('What is new, and why'), 'Ids are known.');
  await userEvent.click(dialog.getByText('RALI: in the configuration'));
  await userEvent.type(dialog.getByLabelText('Lidar id'), '12');
  await userEvent.click(dialog.getByText('Ids of 1 channel'));
  await userEvent.type(dialog.getByLabelText('Channel 0532xcpx'), '14');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByLabelText('Channel 0532xcpx')).toHaveAccessibleDescription(/stands for something else/);
  expect(dialog.getByLabelText('What is new, and why')).toHaveValue('Ids are known.');
  isRefused = false;
  await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent(APPROVE)).toHaveLength(2));
  expect(sent(APPROVE)[1]).toMatchObject({
    version: 3,
    reason: 'Ids are known.',
    configuration: {
      station_id: 'rad',
      lidars: [
        { lidar: anId(100), is_included: true, lidar_id: 12, channels: [{ string_id: '0532xcpx', channel_id: 14 }] },
      ],
    },
  });
});

test('a lidar left out without a reason is reported, and nothing is sent', async () => {
  const { times } = openEvaluation({ application: evaluated, answers: { [LIST]: loads([aVersion(1)]) } });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'New version' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve a new version of the configuration of CIAO' }),
  );
  await userEvent.type(dialog.getByLabelText('What is new, and why'), 'Less.');
  await userEvent.selectOptions(dialog.getByLabelText('Place of RALI'), 'Left out');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('link', { name: /Please say why it differs from the default/ })).toBeVisible();
  expect(times(APPROVE)).toBe(0);
});

test('an empty version is not sent: the first lidar suggests withdrawing instead [12.41]', async () => {
  const { times } = openEvaluation({ application: evaluated, answers: { [LIST]: loads([aVersion(1)]) } });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'New version' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve a new version of the configuration of CIAO' }),
  );
  await userEvent.type(dialog.getByLabelText('What is new, and why'), 'Nothing any more.');
  await userEvent.selectOptions(dialog.getByLabelText('Place of RALI'), 'Left out');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The laser is broken.');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByLabelText('Place of RALI')).toHaveAccessibleDescription(/please withdraw it instead/);
  expect(times(APPROVE)).toBe(0);
});

test.each<[what: string, latest: Partial<ConfigurationVersion>, words: RegExp]>([
  ['in force', {}, /takes the place of the one in force/],
  [
    'withdrawn',
    { valid_to: '2026-07-01', withdrawn: { at: 1_782_000_000, reason: 'The laser was broken.' } },
    /^Version 2 was withdrawn\..*begins with what that one held/,
  ],
])('a new version after one that is %s states its effect on that one [12.42]', async (_what, latest, words) => {
  openEvaluation({ application: evaluated, answers: { [LIST]: loads([aVersion(2, latest)]) } });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'New version' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Approve a new version of the configuration of CIAO' }),
  );
  expect(dialog.getByText(words)).toBeVisible();
});

test('without a reported lidar there is nothing to approve', async () => {
  openEvaluation({ application: evaluated, answers: { [LIST]: loads([aVersion(1, { lidars: [] })]) } });
  await within(await panel()).findByText(/^Version 1/);
  expect(screen.queryByRole('button', { name: 'New version' })).not.toBeInTheDocument();
});

test('the version in force is withdrawn with a reason [12.38]', async () => {
  const { sent } = openEvaluation({
    application: evaluated,
    answers: {
      [LIST]: loads([aVersion(1)]),
      [`${APPROVE}/1/withdraw`]: says(2, 'Saved'),
    },
  });
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw version 1 of the configuration of CIAO' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The laser is broken.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent(`${APPROVE}/1/withdraw`)).toEqual([{ reason: 'The laser is broken.' }]));
});

test.each(['lidar reviewer', 'CARS'] as const)('%s is offered only permitted actions', async (who) => {
  openEvaluation({ who, application: evaluated, answers: { [LIST]: loads([aVersion(1)]) } });
  await within(await panel()).findByText(/^Version 1/);
  expect(screen.queryAllByRole('button', { name: 'New version' })).toHaveLength(who === 'CARS' ? 1 : 0);
});

test('CARS can withdraw the version in force even if the application is not submitted [12.38]', async () => {
  const { facility } = inState('draft', { round: 2 });
  const { sent, times } = openEvaluation({
    who: 'CARS',
    answers: {
      [`GET ${PATH}/general-info`]: loads(facility),
      [`GET ${PATH}/rounds`]: loads([]),
      [LIST]: loads([aVersion(1)]),
      [`${APPROVE}/1/withdraw`]: says(2, 'Saved'),
    },
  });
  expect(await screen.findByRole('region', { name: 'Earlier rounds' })).toBeVisible();
  expect(await screen.findByText(/its status is: Draft\./)).toBeVisible();
  expect(times(`GET ${PATH}/initial-acceptance-application`)).toBe(0);
  await userEvent.click(await within(await panel()).findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw version 1 of the configuration of CIAO' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The laser is broken.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent(`${APPROVE}/1/withdraw`)).toEqual([{ reason: 'The laser is broken.' }]));
});

test('CARS staff who own the facility cannot decide on it, and see the reason [11.3.9]', async () => {
  openEvaluation({ who: 'CARS who own it', application: evaluated, answers: { [LIST]: loads([aVersion(1)]) } });
  await within(await panel()).findByText(/^Version 1/);
  expect(screen.queryByRole('button', { name: 'New version' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Final Acceptance' })).not.toBeInTheDocument();
  expect(screen.getByText('You lead this facility or are a deputy there, so others decide on it.')).toBeVisible();
});

test('an administrator who owns the facility may decide, and is warned [11.3.9]', async () => {
  openEvaluation({ who: 'administrator who owns it', application: () => inState('submitted') });
  expect(await screen.findByRole('region', { name: 'Final Acceptance' })).toBeVisible();
  expect(screen.getByText(/^This is your own facility. You may decide on it as administrator/)).toBeVisible();
});

test('with the final report CARS can include a lidar that is left out by default [12.38]', async () => {
  const lidar = aReviewedLidar({ general_compliance: compliance('no') });
  const { sent } = openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', { can_issue_final_report: true }, { lidars: [lidar] }),
    answers: { [EDIT]: says(2, 'Saved') },
  });
  const form = within(await screen.findByRole('form', { name: 'Final Acceptance' }));
  await userEvent.selectOptions(form.getByLabelText('Final Acceptance'), 'Accepted');
  await userEvent.click(await form.findByText('Operational configuration: 0 of 1 lidars'));
  await userEvent.click(form.getByText(`${lidar.name}: left out`));
  expect(form.getByText('By default it is left out. It was found not compliant.')).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText(`Place of ${lidar.name}`), 'In the configuration');
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  expect(await form.findByRole('link', { name: /Please say why/ })).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'Agreed with ARES.');
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm overall compliance change' }));
  await userEvent.click(asked.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)[0]).toMatchObject({
    acceptance: 'yes',
    configuration: { lidars: [{ lidar: lidar._id, is_included: true, reason: 'Agreed with ARES.' }] },
  });
});
