import type { Page } from '@playwright/test';
import { altered, builtPart, entryOf, type Build } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const PART = 'mf-nf-area';
const OWNER = 'pi.sof@demo.example';
const MINUTES = 60_000;

const institute = (page: Page) => page.getByLabel('Hosting institute(s)');
const line = (page: Page) => page.getByText('The portal has a newer version.');
const insisting = (page: Page) => page.getByRole('dialog', { name: 'The portal has to be reloaded' });

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
/** Waits for another document; the previous one may be replaced at any moment. */
const loadedAnew = (page: Page) => page.waitForFunction(() => !('isMarked' in globalThis));

/** The next build of the part: a new version with other content. */
const nextOf = (build: Build, count: number) =>
  altered(build, {
    about: { version: `9.1.${count}` },
    contents: { [build.release.entry]: `${entryOf(build)}\n// Release ${count} for open tabs.` },
  });

/** Opens the form of a facility in a tab whose clock the story moves, and types a text. */
async function openForm(page: Page, text: string) {
  await page.clock.install();
  await page.goto('/edit-my-nf/');
  await institute(page).fill(text);
  await mark(page);
}

/** Leaves the form for a page of the shell, which asks first. */
async function leave(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
}

const goToForm = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Update NF Information' }).click();
  await expect(institute(page)).toBeVisible();
};

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  await teams.rollBack(PART, (await builtPart(PART)).release.hash);
});

test(
  'a tab is told of a release at navigation, in one line, and reloads on request [12.161]',
  { tag: '@thorough' },
  async ({ page, teams, logIn, expectAccessible }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/news')) asked.push(request.url());
    });
    page.on('dialog', (dialog) => {
      asked.push(`a question of the browser: ${dialog.type()}`);
      void dialog.accept();
    });
    await logIn(OWNER);
    await openForm(page, 'Typed before a release');
    await teams.publish(nextOf(await builtPart(PART), 1));
    await leave(page);
    expect(asked).toEqual([]);
    await page.clock.fastForward(5 * MINUTES);
    await goToForm(page);
    await expect(line(page)).toBeVisible();
    await expectAccessible();
    await expect(institute(page)).toHaveValue('Typed before a release');
    await institute(page).fill('Typed until the reload');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await loadedAnew(page);
    await expect(institute(page)).toHaveValue('Typed until the reload');
    await expect(line(page)).toBeHidden();
    expect(asked).toHaveLength(1);
  },
);

test(
  'an urgent release insists on a reload; users can finish their page first, and no typed text is lost [12.161]',
  { tag: '@thorough' },
  async ({ page, teams, logIn, expectAccessible }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`The browser asked: ${dialog.type()}`);
    });
    await logIn(OWNER);
    await openForm(page, 'Typed before an urgent release');
    await teams.insist(nextOf(await builtPart(PART), 2));
    await leave(page);
    await page.clock.fastForward(5 * MINUTES);
    await goToForm(page);
    await expect(insisting(page)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Finish this page first' }).click();
    await expect(insisting(page)).toBeHidden();
    await institute(page).fill('Typed until it was urgent');
    await leave(page);
    await expect(insisting(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload now' }).click();
    await loadedAnew(page);
    await goToForm(page);
    await expect(insisting(page)).toBeHidden();
    await expect(institute(page)).toHaveValue('Typed until it was urgent');
  },
);

test(
  'a tab older than the limit reloads at its next navigation once its code is withdrawn [12.162]',
  { tag: '@thorough' },
  async ({ page, teams, logIn, pageOf }) => {
    const build = await builtPart(PART);
    await teams.publish(nextOf(build, 3));
    await logIn(OWNER);
    await openForm(page, 'Typed on code that is taken back');
    await teams.rollBack(PART, build.release.hash);

    const administrator = await pageOf('admin@demo.example');
    await administrator.goto('/admin/releases');
    const age = administrator.getByRole('textbox', { name: 'Maximum age of a tab on code that was taken back' });
    await expect(age).toHaveValue('60');
    await age.fill('20');
    await administrator.getByRole('form', { name: 'Open tabs' }).getByRole('button', { name: 'Save' }).click();
    await expect(administrator.getByText('Information saved successfully!')).toBeVisible();

    await leave(page);
    await page.clock.fastForward(6 * MINUTES);
    await goToForm(page);
    await expect(line(page)).toBeVisible();
    await institute(page).fill('Typed until the limit');
    await page.clock.fastForward(15 * MINUTES);
    expect(await page.evaluate(() => 'isMarked' in globalThis)).toBe(true);
    await leave(page);
    await loadedAnew(page);
    await goToForm(page);
    await expect(institute(page)).toHaveValue('Typed until the limit');
    await expect(line(page)).toBeHidden();
  },
);
