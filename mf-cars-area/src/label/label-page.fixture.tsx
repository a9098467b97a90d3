import type { LabelRecord, LabelStepOffer } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { A_GRANT, A_PROPOSAL, aLabelRecord, aNetworkLabel, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FacilityLabelPage } from '../pages/facility-label-page';

/** The day of the answers, and not that of this computer. */
export const TODAY = '2026-06-20';
const PATH = `/national-facility/${anId(10)}`;
export const LABEL = `${PATH}/label`;
export const REASON = 'The lidar is out of service for repair.';

type Answers = Parameters<typeof fakeApi>[0];

/** Opens the labels, or the one of a record. */
export function openLabels(
  record: LabelRecord | null,
  answers: Answers = {},
  role: 'cars' | 'administrator' = 'administrator',
  query = '',
) {
  const labels = [
    aNetworkLabel(10, 'CIAO', {
      status: 'granted',
      is_valid: true,
      labelled_from: '2026-06-15',
      valid_until: '2031-06-14',
    }),
    aNetworkLabel(11, 'ATOLL', { can: ['propose'] }),
    aNetworkLabel(12, 'SIRTA', { request: { kind: 'label', since: epochOf('2026-06-02') } }),
  ];
  const made = fakeApi({
    'GET /network/labels': loads({ labels, total_count: 3 }),
    [`GET ${LABEL}`]: record ? loads(record) : fails(404, 'Not found'),
    [`GET ${PATH}/evaluations`]: loads([]),
    ...answers,
  });
  const path = record === null ? `/cars/label/${query}` : `/cars/label/${anId(10)}${query}`;
  const { address, unmount } = renderInPortal(<FacilityLabelPage />, {
    path,
    route: '/cars/label/:nf?',
    profile: aProfile([role]),
  });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { address, unmount, sent };
}

export const offer = (step: LabelStepOffer['step'], change: Partial<LabelStepOffer> = {}): LabelStepOffer => ({
  step,
  conditions: [],
  scope: null,
  ...change,
});

export const PROPOSED = aLabelRecord([A_PROPOSAL], TODAY, {
  steps: [offer('grant'), offer('refuse'), offer('return')],
});
export const GRANTED = aLabelRecord([A_PROPOSAL, A_GRANT], TODAY, {
  steps: [offer('suspend'), offer('withdraw')],
  displayed_status: { code: 'labelled', name: 'Labelled' },
});

/** Opens the form of a decision and types its body and its reference. */
export async function typeDecision(step: string) {
  await userEvent.click(await screen.findByRole('button', { name: step }));
  const form = await screen.findByRole('form', { name: step });
  await enter(within(form).getByRole('textbox', { name: /^Decided by/ }), 'Council of the network');
  await enter(within(form).getByRole('textbox', { name: /^Reference/ }), 'C-2026-12');
  return form;
}
