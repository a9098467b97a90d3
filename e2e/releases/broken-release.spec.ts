import { FAULTS } from '@portal/domain';
import { altered, builtPart, entryOf } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const PART = 'mf-cars-area';
const VERSION = '9.9.9';
const PAGE = '/cars/register-nf';

/** Failures must be visible to administrators within a minute; a busy machine may take longer. */
const SEEN_MS = 240_000;

test.use({ expectedErrors: /planted/ });

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  await teams.rollBack(PART, (await builtPart(PART)).release.hash);
});

test(
  'a release that throws appears on the Releases page and is rolled back there',
  { tag: '@thorough' },
  async ({ page, teams, logIn, pageOf }) => {
    const administrator = await pageOf('admin@demo.example');
    await administrator.goto('/admin/releases');
    const part = administrator
      .getByRole('main')
      .locator('.adm-part')
      .filter({ has: administrator.getByRole('heading', { name: PART, exact: true }) });
    await expect(part).toBeVisible();

    const build = await builtPart(PART);
    const contents = { [build.release.entry]: `throw new Error('planted');\n${entryOf(build)}` };
    await teams.publish(altered(build, { about: { version: VERSION }, contents }));
    await logIn('cars@demo.example');
    await page.goto(PAGE);
    await expect(page.getByRole('main').getByText('This page cannot be shown')).toBeVisible();

    const failures = part.getByRole('table', { name: `Failures of ${PART}` });
    const failure = failures.getByRole('row').filter({ hasText: FAULTS['threw-on-load'] });
    await expect(failure.getByRole('cell').first()).toHaveText('1', { timeout: SEEN_MS });
    await expect(part.getByRole('definition').first()).toHaveText(VERSION);

    await part.getByRole('button', { name: /^Roll back to .*: mf-cars-area$/ }).click();
    const question = administrator.getByRole('dialog', { name: `Roll back ${PART}` });
    await question.getByRole('button', { name: /^Roll back to/ }).click();
    await expect(part.getByRole('alert')).toContainText(`${PART} is rolled back`);

    await page.reload();
    await expect(page.getByRole('main').getByLabel('Acronym')).toBeVisible();
  },
);
