import { byCode, DISPLAYED_STATUSES } from '@portal/domain';
import type { AcceptedVersion, RecordChanges } from '@portal/domain';
import { aFacility } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const { submissions } = aFacility();
const FACILITY = aFacility({
  submissions: { initial_acceptance: { ...submissions.initial_acceptance, round: 2 } },
});
const VERSIONS = `GET /national-facility/${FACILITY._id}/accepted-versions`;
const SEPTEMBER_23 = Date.UTC(2026, 8, 23) / 1000;

const version = (change: Partial<AcceptedVersion> = {}): AcceptedVersion => ({
  number: 2,
  by: 'report',
  round: 1,
  acceptance: null,
  reason: null,
  statement: null,
  conditions: [],
  valid_from: SEPTEMBER_23,
  valid_to: null,
  ...change,
});

const RENAMED: RecordChanges = {
  about: 'lidar',
  id: 'a',
  name: 'RALI',
  what: 'changed',
  changes: [{ path: 'name', before: 'MUSA', after: 'RALI' }],
};

const open = (versions: AcceptedVersion[], changes: RecordChanges[] = []) =>
  openFacility({ facility: FACILITY, answers: { [VERSIONS]: loads({ versions, changes }) } });

test('the notice lists the public content of a facility and the changes that are not public yet', async () => {
  open([version()], [RENAMED]);
  expect(await screen.findByText('The public sees version 2, accepted on 2026-09-23.')).toBeInTheDocument();
  expect(screen.getByText('What is different since then becomes public with the next acceptance.')).toBeInTheDocument();
  await userEvent.click(await screen.findByText('1 record is different'));
  expect(screen.getByRole('row', { name: /MUSA RALI$/ })).toBeVisible();
});

test('the notice lists no changes when there are none', async () => {
  open([version()]);
  await screen.findByText('The public sees version 2, accepted on 2026-09-23.');
  expect(screen.queryByText(/becomes public/)).not.toBeInTheDocument();
});

test('a version recorded by an administrator is not called accepted; the notice gives the reason and what the map omits', async () => {
  const hidden = byCode(DISPLAYED_STATUSES, 'withdrawn');
  openFacility({
    facility: { ...FACILITY, displayed_status: hidden ?? FACILITY.displayed_status },
    answers: { [VERSIONS]: loads({ versions: [version({ by: 'administrator', reason: 'Imported.' })], changes: [] }) },
  });
  const title = await screen.findByText('The public sees version 2, recorded by an administrator on 2026-09-23.');
  expect(title).toBeVisible();
  expect(screen.getByText('Reason: Imported.')).toBeVisible();
  expect(screen.getByText(/^The map and the list of certified facilities do not show it/)).toBeVisible();
});

test('a version that has ended is shown with its last day', async () => {
  open([version({ valid_to: SEPTEMBER_23 })]);
  expect(await screen.findByText('Version 2 was accepted until 2026-09-23.')).toBeInTheDocument();
});

test('a version recorded by an administrator is not called accepted after it has ended [12.200]', async () => {
  open([version({ by: 'administrator', valid_to: SEPTEMBER_23 })]);
  const title = 'Version 2, recorded by an administrator, was in force until 2026-09-23.';
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('accepted versions are not requested for a facility in its first round', async () => {
  const { made, path } = openFacility({ facility: aFacility() });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(made.map(({ call }) => call)).not.toContain(`GET ${path}/accepted-versions`);
});
