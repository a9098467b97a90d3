import type { Page } from '@playwright/test';
import type { Composition } from '@portal/portal-contract';
import { altered, builtPart, entryOf, type Build } from '../fixtures/builds';
import { follow, RESTING_PLACE } from '../fixtures/follow';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import type { Teams } from '../fixtures/releasing';
import { expect, test } from '../fixtures/test';

const FORM = '/cars/register-nf';
const TYPED = 'KEPT';
/** Pages that end the session come last. */
const LAST = ['/logout'];
/** Separate documents, which are loaded with the current releases. */
const ALONE = releases().flatMap((release) =>
  release.kind === 'shell' ? release.pages.filter((page) => page.alone) : [],
);

const PARTS = releases();
const acronym = (page: Page) => page.getByRole('main').getByLabel('Acronym');
/** Above the version of every part, and below those of other proofs. */
const version = (count: number) => `7.0.${count}`;

/** The next build of a part: a new version with other content. */
const nextOf = (build: Build, count: number) =>
  altered(build, {
    about: { version: version(count) },
    contents: { [build.release.entry]: `${entryOf(build)}\n// Release ${count}.` },
  });

async function releaseAll(teams: Teams, count: number) {
  for (const part of PARTS) {
    const { is_current: isCurrent } = await teams.publish(nextOf(await builtPart(part.name), count));
    expect(isCurrent, part.name).toBe(true);
  }
}

/** Leaves a form with unsaved changes, which asks for confirmation. */
async function leaveForm(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Leave' }).click();
}

const compositionOf = async (page: Page) =>
  JSON.parse((await page.locator('#composition').textContent()) ?? '') as Composition;

const versionsOf = ({ shell, remotes }: Composition) =>
  Object.fromEntries([
    ['shell', shell.version],
    ...Object.values(remotes).map((part) => [part.remote.name, part.version]),
  ]);

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  for (const { name: part, hash } of PARTS) await teams.rollBack(part, hash);
});

test(
  'a tab that was opened before three releases keeps working unchanged',
  { tag: '@thorough' },
  async ({ page, context, request, teams, logIn }) => {
    await logIn('admin@demo.example');
    await page.goto(FORM);
    await acronym(page).fill(TYPED);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const composition = await compositionOf(page);
    const loaded: string[] = [];
    page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));

    for (const count of [1, 2, 3]) await releaseAll(teams, count);
    await expect(acronym(page)).toHaveValue(TYPED);

    await leaveForm(page);
    const records = await realRecords(request);
    const alone = ALONE.flatMap((entry) => pathsOf(entry, records));
    const paths = PARTS.flatMap(pagesOf).flatMap((entry) => pathsOf(entry, records));
    for (const path of paths.filter((one) => ![...LAST, ...alone, RESTING_PLACE].includes(one)))
      await test.step(path, () => follow(page, path));

    await follow(page, FORM);
    await expect(acronym(page)).toHaveValue(TYPED);

    const other = await context.newPage();
    await other.goto(FORM);
    await expect(acronym(other)).toHaveValue(TYPED);
    expect(versionsOf(await compositionOf(other))).toEqual(
      Object.fromEntries(PARTS.map((part) => [part.name, version(3)])),
    );
    await other.close();

    await leaveForm(page);
    for (const path of LAST) await test.step(path, () => follow(page, path));
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    const files = loaded.filter((path) => path.startsWith('/releases/'));
    const old = [composition.shell.hash, ...Object.values(composition.remotes).map(({ hash }) => hash)];
    expect(files.length).toBeGreaterThan(PARTS.length);
    expect(files.filter((path) => !old.includes(path.split('/')[3] ?? ''))).toEqual([]);
  },
);
