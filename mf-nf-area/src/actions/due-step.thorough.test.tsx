import { ACCEPTANCES } from '@portal/domain';
import type { AcceptanceCode } from '@portal/domain';
import { aFacility, anInitialAcceptance, itemOf } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

/** The page of the owner after a final report. */
async function openDecided(code: AcceptanceCode) {
  const facility = aFacility({
    editable: false,
    submissions: {
      initial_acceptance: anInitialAcceptance('evaluated', {
        pending_for: 'nothing',
        acceptance: itemOf(ACCEPTANCES, code),
        evaluation_date: 1_770_000_000,
      }),
    },
  });
  const path = `/national-facility/${facility._id}`;
  openFacility({
    facility,
    answers: { [`GET ${path}/decisions`]: loads([]), [`GET ${path}/conditions`]: loads([]) },
  });
  await screen.findByRole('heading', { name: 'Result' });
}

test('a refused facility has one primary button, with which it asks to apply again', async () => {
  await openDecided('no');
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask to apply again' }).href,
  );
  const { acronym, pretty_name } = aFacility();
  expect([pathname, searchParams.get('subject'), searchParams.get('message')]).toEqual([
    '/contact',
    `Ask to apply again with ${acronym}`,
    `The application of ${pretty_name} was not accepted (final report of 2026-02-02). We would like to apply again. Please open a new round for us.`,
  ]);
  expect(document.querySelectorAll('.p-button-primary')).toHaveLength(1);
});

test('from the head of the page, a long result can be passed to the tabs [12.240]', async () => {
  await openDecided('yes');
  await userEvent.click(screen.getByRole('button', { name: 'Go to the sections of the facility' }));
  expect(screen.getByRole('tab', { name: 'General info' })).toHaveFocus();
});

test.each<[code: AcceptanceCode, tone: string]>([
  ['no', 'p-chip-neutral'],
  ['yes', 'p-chip-success'],
])('the badge of an evaluated facility whose acceptance is “%s” is %s', async (code, tone) => {
  await openDecided(code);
  expect(screen.getByText('Evaluated')).toHaveClass(tone);
});

test('an accepted facility has no step, is told so, and has its report as the primary button [12.240]', async () => {
  await openDecided('yes');
  expect(screen.getByText(/Nothing is due from you now\./)).toBeVisible();
  await screen.findByRole('button', { name: 'Download evaluation report (PDF)' });
  await waitFor(() => expect(document.querySelectorAll('.p-button-primary')).toHaveLength(1));
  expect(document.querySelector('.p-button-primary')).toHaveAccessibleName('Download evaluation report (PDF)');
});
