import { suggestChannel } from '@portal/domain';
import type { AcceptanceStatusCode, InitialAcceptance } from '@portal/domain';
import { loads } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compliance, aReviewedLidar, FACILITY, RALI } from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';
import { acceptance, inState, openEvaluation, PATH } from './evaluation.fixture';

jest.setTimeout(60_000);

const ROLES: Who[] = ['administrator', 'CARS', 'lidar reviewer', 'photometer data reviewer', 'reviewer of others'];
const preliminary_acceptance = acceptance('conditionally');
const STATES: [status: AcceptanceStatusCode, change: Partial<InitialAcceptance>][] = [
  ['submitted', {}],
  ['submitted', { can_issue_preliminary_report: true }],
  ['preliminary_report_issued', { preliminary_acceptance }],
  ['waiting_final_report', { preliminary_acceptance, can_issue_final_report: true }],
  ['evaluated', { preliminary_acceptance, acceptance: acceptance('yes'), evaluation_date: 1_770_000_000 }],
];

/** Disabled and read-only fields: data that cannot be edited must be displayed as text instead. */
const dead = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => field.disabled || field.readOnly,
  );

const CASES = STATES.flatMap(([status, change]) => ROLES.map((who) => [who, status, change] as const));

test.each(CASES)('%s at "%s" (%j): no field is disabled or read-only, on any tab or sheet [12.58]', async (...at) => {
  const [who, status, change] = at;
  openEvaluation({
    who,
    at: `/${FACILITY}?tab=all`,
    application: () =>
      inState(status, change, {
        lidars: [aReviewedLidar({ channel_compliance: compliance('no'), channel_evaluation_date: 1 })],
      }),
    answers: {
      [`GET ${PATH}/decisions`]: loads([]),
      [`GET ${PATH}/conditions`]: loads([]),
      [`GET /lidar/system/${RALI}/suggested-channel-compliance`]: loads(suggestChannel(aReviewedLidar(), '2026-01-01')),
    },
  });
  for (const name of ['All', 'Synergy', 'Lidars 1', 'Photometers 1'])
    await userEvent.click(await screen.findByRole('tab', { name }));
  await userEvent.click(screen.getByRole('tab', { name: 'Lidars 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^View Channel of RALI/ }));
  await screen.findByRole('dialog', { name: 'Channel compliance of RALI' });
  expect(document.querySelectorAll('input').length).toBeGreaterThan(0);
  expect(dead()).toEqual([]);
});
