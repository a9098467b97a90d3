import { aFacility, anInitialAcceptance, aProfile, anId } from '@portal/testing';
import { fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import { SelectPersonalNfPage } from './select-personal-nf-page';

const MINE = 'GET /my/national-facilities';
const PANGEA = { id: anId(10), acronym: 'PANGEA' };
const FIK = { id: anId(11), acronym: 'FIK' };

type Answers = Parameters<typeof fakeApi>[0];

function open(answer: Answers[string], others: Answers = {}) {
  fakeApi({ [MINE]: answer, ...others });
  return renderInPortal(<SelectPersonalNfPage />, {
    path: '/edit-my-nf/',
    route: '/edit-my-nf/',
    profile: aProfile(),
  });
}

test.each<[why: string, answer: Parameters<typeof open>[0], to: string]>([
  [
    'a user without a facility is led to a page that says so [2.8.2]',
    loads({ exists: false, nfs: [] }),
    '/edit-nf/?personalNf=true',
  ],
  [
    'a user with one facility is led to its page [2.8.3]',
    loads({ exists: true, nfs: [PANGEA] }),
    `/edit-nf/${PANGEA.id}`,
  ],
  ['a failed load leads to the page of the user’s own facility [2.8.5, 8.9]', fails(500), '/edit-nf/?personalNf=true'],
  [
    'a missing network leads to the page of the user’s own facility [2.8.5]',
    isUnreachable,
    '/edit-nf/?personalNf=true',
  ],
])('%s', async (_why, answer, to) => {
  const { address } = open(answer);
  await waitFor(() => expect(address()).toBe(to));
});

test('several facilities are listed in a table [2.1.6, 2.8.4, 7.6.4]', async () => {
  const submitted = { initial_acceptance: anInitialAcceptance('submitted') };
  open(loads({ exists: true, nfs: [PANGEA, FIK] }), {
    [`GET /national-facility/${PANGEA.id}/general-info`]: loads({ ...aFacility(), _id: PANGEA.id, name: null }),
    [`GET /national-facility/${FIK.id}/general-info`]: loads({
      ...aFacility({ submissions: submitted }),
      _id: FIK.id,
      name: 'Finokalia',
      editable: false,
    }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Please select National Facility');
  await screen.findByText('Finokalia');
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ActionsNational FacilityNameStatus',
    'EditPANGEANot givenDraft',
    'ViewFIKFinokaliaSubmitted',
  ]);
  expect(within(rows[2] as HTMLElement).getByRole('link', { name: 'View FIK' })).toHaveAttribute(
    'href',
    `/edit-nf/${FIK.id}`,
  );
});

test('the choice does not wait for names and states', async () => {
  open(loads({ exists: true, nfs: [PANGEA, FIK] }), {
    [`GET /national-facility/${PANGEA.id}/general-info`]: fails(500),
    [`GET /national-facility/${FIK.id}/general-info`]: fails(500),
  });
  expect(await screen.findByRole('link', { name: 'Edit FIK' })).toHaveAttribute('href', `/edit-nf/${FIK.id}`);
});

test('the page reports that facilities are loading', async () => {
  open(() => new Promise(() => {}));
  expect(await screen.findByText('Loading your facilities…')).toBeInTheDocument();
});
