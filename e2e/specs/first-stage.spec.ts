import { startCopy, type Portal } from '../fixtures/portal';
import { expect, test as base } from '../fixtures/test';

/** A portal that is used for the initial acceptance only. */
const test = base.extend<object, { portal: Pick<Portal, 'url' | 'folder'> }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const portal = await startCopy(process.env.E2E_TEMPLATE ?? '', { STAGES: '1a' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ expectedErrors: /404/ });

const ENTRIES = [
  ['pi.ciao@demo.example', 'Request lidar QA/QC support'],
  ['cars@demo.example', 'Schedule Support'],
] as const;

for (const [email, entry] of ENTRIES) {
  test(`with stage 1a “${entry}” opens “Under construction” [1.4, 2.4.17, 12.403]`, async ({ page, logIn }) => {
    await logIn(email);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under construction');
  });
}

test('with stage 1a a page of a later stage is not found [12.403]', async ({ page, logIn }) => {
  await logIn('pi.ciao@demo.example');
  await page.goto('/qa-support/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
