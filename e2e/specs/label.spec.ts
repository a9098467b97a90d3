import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LabelRecord, NationalFacility } from '@portal/domain';
import type { Page } from '@playwright/test';
import { callsOf } from '../fixtures/calls';
import { textOfPdf } from '../fixtures/downloads';
import { textOfQrCode } from '../fixtures/qr-code';
import { expect, test } from '../fixtures/test';

// Labels are decided for good.
test.use({ lasting: 'labels' });

const CENTRE = 'cars@demo.example';
const ADMINISTRATOR = 'admin@demo.example';
const OUTSIDE = 'The profiles of the lidar have not reached the data centre since spring.';

/** The day of the server. */
async function today(request: Parameters<typeof callsOf>[0], facility: string) {
  const calls = await callsOf(request, ADMINISTRATOR);
  return (await calls.get<LabelRecord>(`/national-facility/${facility}/label`)).on;
}

async function idsOf(request: Parameters<typeof callsOf>[0]) {
  const all = await (await callsOf(request, ADMINISTRATOR)).get<NationalFacility[]>('/national-facility/all');
  return (acronym: string) => all.find((facility) => facility.acronym === acronym)?._id ?? '';
}

/** Opens the form of a step, and returns it. */
async function openStep(page: Page, step: string) {
  await page.getByRole('button', { name: step, exact: true }).click();
  return page.getByRole('form', { name: step, exact: true });
}

interface Decision {
  step: string;
  reason?: string;
  publicText?: string;
  days?: readonly [first: string, last: string];
  confirm: string;
}

/** Records a decision that was taken outside. */
async function record(page: Page, { step, reason, publicText, days, confirm }: Decision) {
  const form = await openStep(page, step);
  await form.getByRole('textbox', { name: 'Decided by' }).fill('Council of the demonstration');
  await form.getByRole('textbox', { name: 'Reference' }).fill('C-12');
  if (reason) await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
  if (publicText) await form.getByRole('textbox', { name: 'Public text' }).fill(publicText);
  if (days) {
    await form.getByRole('textbox', { name: 'First day' }).fill(days[0]);
    await form.getByRole('textbox', { name: 'Last day' }).fill(days[1]);
  }
  await form.getByRole('button', { name: 'Check and record' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: confirm, exact: true }).click();
  await expect(question).toBeHidden();
}

test('from a green test book to a label, its certificate, and what becomes of it', async ({
  page,
  browser,
  request,
  pageOf,
  expectAccessible,
  logIn,
}) => {
  const facility = (await idsOf(request))('SIRTA');
  await logIn(CENTRE);

  await test.step('the centre finds every condition met, and proposes the label', async () => {
    await page.goto(`/cars/label/${facility}`);
    const form = await openStep(page, 'Propose the label');
    const conditions = page.getByRole('list', { name: 'Conditions of the proposal' });
    await expect(conditions.getByRole('listitem')).toHaveText([/^● Met/, /^● Met/, /^● Met/, /^● Met/]);
    await expectAccessible();
    await form.getByRole('button', { name: 'Propose the label' }).click();
    await expect(page.getByText('A label is proposed: the decision on it is to be recorded.')).toBeVisible();
  });

  const administrator = await pageOf(ADMINISTRATOR);
  await test.step('an administrator records the grant, and the public status with it', async () => {
    await administrator.goto(`/cars/label/${facility}`);
    await record(administrator, { step: 'Grant the label', confirm: 'Grant' });
    await expect(administrator.getByText(/Labelled, valid until /)).toBeVisible();
    await expectAccessible(administrator);
  });

  let address = '';
  await test.step('the certificate is read back, and verified by its code and by its picture', async () => {
    const [download] = await Promise.all([
      administrator.waitForEvent('download'),
      administrator.getByRole('button', { name: /^Download certificate ARS-/ }).click(),
    ]);
    const bytes = await readFile(await download.path());
    const { words } = await textOfPdf(bytes);
    expect(words).toContain('DEMONSTRATION – NOT A LABEL');
    expect(words).toContain('Council of the demonstration');
    const code = /[A-Z2-7]{4}(?:-[A-Z2-7]{2,4}){6}/.exec(words)?.[0] ?? '';
    address = (await textOfQrCode(browser, bytes)) ?? '';
    expect(address).toContain(`/verify/${code}`);
    const visitor = await pageOf();
    await visitor.goto('/verify');
    await visitor.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await visitor.getByRole('button', { name: 'Check' }).click();
    await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
    await expect(visitor.getByText('DEMONSTRATION – NOT A LABEL')).toBeVisible();
    await visitor
      .locator('input[type=file]')
      .setInputFiles({ name: 'ours.pdf', mimeType: 'application/pdf', buffer: bytes });
    await expect(visitor.getByText('“ours.pdf” is the file that was issued, unchanged.')).toBeVisible();
    await expectAccessible(visitor);
  });

  const visitor = await pageOf();
  const seen = async (words: RegExp) => {
    await visitor.goto(new URL(address).pathname);
    await expect(visitor.getByText(words).first()).toBeVisible();
    await visitor.goto('/label/SIRTA');
    await expect(visitor.getByText(words).first()).toBeVisible();
  };

  await test.step('it is suspended, and the public reads why', async () => {
    await record(administrator, {
      step: 'Suspend the label',
      reason: OUTSIDE,
      publicText: 'The lidar is being repaired.',
      confirm: 'Suspend',
    });
    await expect(administrator.getByText(`Label suspended since ${await today(request, facility)}`)).toBeVisible();
    await seen(/suspended/i);
    await expect(visitor.getByText('The lidar is being repaired.')).toBeVisible();
    await expect(visitor.getByText(OUTSIDE)).toHaveCount(0);
    await expectAccessible(visitor);
  });

  await test.step('it is reinstated, and its certificate counts again', async () => {
    await record(administrator, {
      step: 'Reinstate the label',
      reason: OUTSIDE,
      publicText: 'The laser was replaced.',
      confirm: 'Reinstate',
    });
    await seen(/valid (?:today|until)/i);
  });

  await test.step('it is withdrawn, and its certificate counts no more', async () => {
    await record(administrator, { step: 'Withdraw the label', reason: OUTSIDE, confirm: 'Withdraw' });
    await seen(/withdrawn/i);
  });
});

test('a label is renewed after its full evaluation, and its earlier certificate is superseded', async ({
  page,
  request,
  pageOf,
  logIn,
}) => {
  const facility = (await idsOf(request))('CO-PDD');
  await logIn(CENTRE);
  await page.goto(`/cars/label/${facility}`);
  const form = await openStep(page, 'Propose the renewal');
  const conditions = page.getByRole('list', { name: 'Conditions of the proposal' });
  await expect(conditions.getByRole('listitem').filter({ hasText: 'A full evaluation is closed' })).toHaveText(
    /^● Met/,
  );
  await form.getByRole('button', { name: 'Propose the renewal' }).click();
  await expect(page.getByText(/A renewal of the label is proposed/)).toBeVisible();
  const administrator = await pageOf(ADMINISTRATOR);
  await administrator.goto(`/cars/label/${facility}`);
  const on = await today(request, facility);
  const until = `${Number(on.slice(0, 4)) + 4}-06-30`;
  await record(administrator, { step: 'Renew the label', confirm: 'Renew', days: [on, until] });
  await expect(administrator.getByText(`Labelled, valid until ${until}`)).toBeVisible();
  const certificates = administrator.getByRole('table', { name: 'Certificates of the label' }).getByRole('row');
  await expect(certificates.nth(1)).toContainText('Valid');
  await expect(certificates.nth(2)).toContainText('Superseded');
});

test('an expired label says so wherever it is shown', async ({ page, request }) => {
  await page.goto('/label/EVO');
  await expect(page.getByText(/expired/i).first()).toBeVisible();
  await page.goto('/labels');
  await expect(page.getByRole('row', { name: /EVO/ })).toContainText(/expired/i);
  const badge = await (await request.get('/api/open/labels/EVO.svg')).text();
  expect(badge).toContain('expired');
  expect(badge).not.toContain('valid until');
});

test('a badge in a page of another origin is shown, runs nothing and is kept for an hour at most', async ({
  page,
  request,
  portal,
}) => {
  const answer = await request.get('/api/open/labels/ATOLL.svg');
  const { 'cache-control': cache = '', 'cross-origin-resource-policy': policy } = answer.headers();
  expect(policy).toBe('cross-origin');
  expect(Number(/max-age=(\d+)/.exec(cache)?.[1])).toBeLessThanOrEqual(3600);
  const elsewhere = createServer((_request, response) => {
    // The strictest embedding: a page that isolates itself takes only what allows it.
    response.writeHead(200, { 'content-type': 'text/html', 'cross-origin-embedder-policy': 'require-corp' });
    response.end(
      `<!doctype html><title>Elsewhere</title><img alt="badge" src="${portal.url}/api/open/labels/ATOLL.svg">`,
    );
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const width = await page.getByAltText('badge').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
  elsewhere.close();
  const sent: string[] = [];
  const alone = await page.context().newPage();
  alone.on('request', (each) => sent.push(each.url()));
  await alone.goto(`${portal.url}/api/open/labels/ATOLL.svg`);
  expect(await alone.locator('script, foreignObject, image, use, a').count()).toBe(0);
  expect(sent).toEqual([`${portal.url}/api/open/labels/ATOLL.svg`]);
});
