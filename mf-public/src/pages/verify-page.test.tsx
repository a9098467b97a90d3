import { DEMONSTRATION } from '@portal/domain';
import { COMPOSITION_ELEMENT } from '@portal/portal-contract';
import { aVerifiedCertificate } from '@portal/testing';
import { enter, fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerifyPage } from './verify-page';

const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PRINTED = 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ';
const CALL = `GET /open/verify/${CODE}`;

type Answer = Reply | (() => Reply | Promise<Reply>);

function open(answer: Answer, path = `/verify/${PRINTED}`) {
  const made = fakeApi({ [CALL]: answer });
  return { made, ...renderInPortal(<VerifyPage />, { path, route: '/verify/:code?' }) };
}
const field = () => screen.getByRole('textbox', { name: 'Code' });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));

test('the code of an address is checked at once: the answer first, then what the certificate says [12.772]', async () => {
  open(loads(aVerifiedCertificate()));
  const answer = await screen.findByText(/This certificate is valid today/);
  expect(answer).toHaveTextContent('2026-11-28');
  expect(answer.closest('output')?.previousElementSibling).toHaveTextContent('Check a certificate');
  const facts = within(screen.getByRole('region', { name: 'What the certificate says' }));
  for (const [label, value] of [
    ['Number', 'ARS-2026-0007'],
    ['Facility', 'Potenza observatory (CIAO)'],
    ['Hosting institute(s)', 'CNR-IMAA'],
    ['Granted for', '2026-06-15 to 2031-06-14'],
    ['Decided by', 'General Assembly'],
    ['Decided on', '2026-06-10'],
    ['Reference of the decision', 'GA-2026-12'],
    ['Issued on', '2026-06-12'],
  ] as const)
    expect(facts.getByText(label).nextElementSibling).toHaveTextContent(value);
  expect(facts.getByText(/configurations 1, 3/)).toBeInTheDocument();
  expect(facts.getByRole('link', { name: 'Label of CIAO' })).toHaveAttribute('href', '/label/CIAO');
  expect(field()).toHaveValue(PRINTED);
  expect(screen.queryByText(DEMONSTRATION)).not.toBeInTheDocument();
});

test.each([
  ['superseded', 'Superseded', 'This certificate was superseded.'],
  ['suspended', 'Suspended', 'The label is suspended.'],
  ['withdrawn', 'Withdrawn', 'The label is withdrawn.'],
  ['expired', 'Expired', 'The label has ended.'],
  ['not-yet-valid', 'Not yet valid', 'The label begins on 2026-12-15.'],
] as const)('a certificate that is %s is not called valid [12.772]', async (status, word, sentence) => {
  open(loads(aVerifiedCertificate({ status, is_valid: false, sentence })));
  expect(await screen.findByText(word)).toHaveClass('p-chip');
  expect(screen.queryByText('Valid')).not.toBeInTheDocument();
});

test.each([
  ['in groups', PRINTED],
  ['with spaces and small letters', ` ${PRINTED.replaceAll('-', ' ').toLowerCase()} `],
  ['without groups', CODE],
])('a code typed %s is checked at its address [12.772]', async (_how, typed) => {
  const { address, made } = open(loads(aVerifiedCertificate()), '/verify');
  expect(made).toEqual([]);
  await enter(field(), typed);
  await check();
  expect(await screen.findByText(/This certificate is valid today/)).toBeInTheDocument();
  expect(address()).toBe(`/verify/${PRINTED}`);
  expect(made.map(({ call }) => call)).toEqual([CALL]);
});

test('what cannot be a code is refused in the form, and nothing is asked [12.772]', async () => {
  const { made, address } = open(loads(aVerifiedCertificate()), '/verify');
  await check();
  expect(field()).toHaveAccessibleDescription(/Type the code of the certificate/);
  await enter(field(), 'ABCD-EFGH-0');
  await check();
  expect(field()).toHaveAccessibleDescription(/A code has 26 letters/);
  expect(address()).toBe('/verify');
  expect(made).toEqual([]);
});

const UNKNOWN = 'This certificate is not known here.';

test.each<[why: string, path: string, calls: number]>([
  ['that no certificate has', `/verify/${PRINTED}`, 1],
  ['that cannot be one', '/verify/ABCD-0', 0],
])('a code %s is not known [12.772]', async (_why, path, calls) => {
  const { made } = open(fails(404, UNKNOWN), path);
  expect(await screen.findByText(UNKNOWN)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What the certificate says' })).not.toBeInTheDocument();
  expect(made).toHaveLength(calls);
});

test('the same code can be checked as often as wanted [12.772]', async () => {
  const { made } = open(loads(aVerifiedCertificate()));
  await screen.findByText(/This certificate is valid today/);
  await check();
  await waitFor(() => expect(made).toHaveLength(2));
  await check();
  await waitFor(() => expect(made).toHaveLength(3));
});

test('too many checks: the page says how long to wait, and asks again when told to [12.772]', async () => {
  let answer = fails(429, 'Too many checks. Please try again in 3 minutes.');
  open(() => answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 3 minutes.');
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  answer = loads(aVerifiedCertificate());
  await check();
  expect(await screen.findByText(/This certificate is valid today/)).toBeInTheDocument();
});

test('without a network, nothing is said about the certificate [12.772]', async () => {
  open(isUnreachable);
  expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be checked');
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
});

test('a certificate of a demonstration is marked as none [12.772]', async () => {
  open(loads(aVerifiedCertificate({ is_demonstration: true })));
  expect(await screen.findByText(DEMONSTRATION)).toBeInTheDocument();
});

test.each([
  ['without a code', '/verify'],
  ['with the code of no certificate', `/verify/${PRINTED}`],
])('in a demonstration, the page is marked %s as well [12.792]', async (_how, path) => {
  const settings = JSON.stringify({ settings: { stages: 'all', mode: 'demo' } });
  document.head.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT}">${settings}</script>`;
  open(fails(404, UNKNOWN), path);
  expect(await screen.findByText(DEMONSTRATION)).toBeInTheDocument();
  document.head.innerHTML = '';
});

const hasCrypto = (crypto: unknown) => jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(crypto as Crypto);

// jsdom's files have no `arrayBuffer`.
const aFile = (content: string, name: string) =>
  Object.assign(new File([content], name), { arrayBuffer: async () => new TextEncoder().encode(content).buffer });
const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Your file'), file);

const gone = () => Promise.reject(new Error('gone'));

describe('the file of a certificate', () => {
  /** The example of FIPS 180-4. */
  const CONTENT = 'abc';
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');

  test('is compared in the browser, and is not sent [12.772]', async () => {
    hasCrypto(webcrypto);
    const { made } = open(loads(aVerifiedCertificate({ sha256 })));
    expect(await screen.findByText(sha256)).toBeInTheDocument();
    await choose(aFile(CONTENT, 'CIAO.pdf'));
    expect(await screen.findByText('“CIAO.pdf” is the file that was issued, unchanged.')).toBeInTheDocument();
    await choose(aFile(`${CONTENT} `, 'forged.pdf'));
    expect(await screen.findByText(/“forged\.pdf” is not the file that was issued/)).toBeInTheDocument();
    expect(screen.queryByText(/is the file that was issued, unchanged/)).not.toBeInTheDocument();
    expect(made.map(({ call }) => call)).toEqual([CALL]);
  });

  test('that cannot be read is said to be so, and not to differ [12.772]', async () => {
    hasCrypto(webcrypto);
    open(loads(aVerifiedCertificate({ sha256 })));
    await choose(Object.assign(new File([CONTENT], 'CIAO.pdf'), { arrayBuffer: gone }));
    expect(await screen.findByText(/“CIAO\.pdf” could not be read/)).toBeInTheDocument();
    expect(screen.queryByText(/is not the file/)).not.toBeInTheDocument();
  });

  test('is not asked for where the browser cannot compare it [12.772]', async () => {
    hasCrypto({ getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
    open(loads(aVerifiedCertificate({ sha256 })));
    expect(await screen.findByText(/over a secure connection/)).toBeInTheDocument();
    expect(screen.getByText(sha256)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your file')).not.toBeInTheDocument();
  });
});
