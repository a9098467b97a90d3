import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { ownStyles } from '@portal/portal-contract/own-styles';
import { integrityOf } from '@portal/portal-contract/release-hash';
import { altered, builtPart, entryOf, type Build } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const PART = 'mf-public';
const BUILD = fileURLToPath(new URL('../fixtures/build-with-sheet.mjs', import.meta.url));
const LIME = 'rgb(0, 255, 0)';

const HOSTILE = `.pub-page { gap: 0 }
header { background: lime !important }
h1 { color: lime !important }
:root { --p-blue: lime }
`;

/** The errors of a build in which a sheet replaces one of the remote's. */
async function complaintsOf(sheet: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sheet-'));
  const file = join(folder, 'hostile.css');
  await writeFile(file, sheet);
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD, file, join(folder, 'dist')]);
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as string[]).join('\n');
}

/** The build with a sheet before the styles of its home page. */
function withSheet(build: Build, sheet: string): Build {
  const { release, files } = build;
  const [path] = release.kind === 'remote' ? (release.pages.home?.styles ?? []) : [];
  if (path === undefined) throw new Error(`${release.name} has no styles on its home page.`);
  const before = files.get(path) ?? Buffer.alloc(0);
  const styles = sheet + before.toString('utf8');
  const entry = entryOf(build).replaceAll(integrityOf(before), integrityOf(styles));
  return altered(build, { about: { version: '9.9.1' }, contents: { [path]: styles, [release.entry]: entry } });
}

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test(
  'the build refuses a sheet that styles elements of other parts, each rule with its line [12.90]',
  { tag: '@thorough' },
  async () => {
    const complaints = await complaintsOf(HOSTILE);
    expect(complaints).toContain('hostile.css:2: "header" has no class');
    expect(complaints).toContain('hostile.css:3: "h1" has no class');
    expect(complaints).toContain('hostile.css:4: ":root" is about the whole page');
    expect(complaints).not.toContain('hostile.css:1:');
  },
);

test.describe('forced past the refusal', () => {
  // Restores the portal for other proofs.
  test.afterAll(async ({ teams }) => {
    await teams.rollBack(PART, (await builtPart(PART)).release.hash);
  });

  test(
    'such a sheet changes its remote and nothing around it [12.90]',
    { tag: '@thorough' },
    async ({ page, teams }) => {
      const header = page.getByRole('banner');
      const product = header.getByRole('link').first();
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      const seen = async () => [await styleOf(header, 'background-color'), await styleOf(product, 'color')];
      await page.goto('/');
      await expect(title).toBeVisible();
      const before = await seen();
      const blue = await styleOf(page.locator('html'), '--p-blue');

      const { css } = ownStyles(HOSTILE, { remote: PART, file: 'hostile.css' });
      await teams.publish(withSheet(await builtPart(PART), css));
      await page.goto('/');
      await expect(title).toHaveCSS('color', LIME);
      expect(await seen()).toEqual(before);
      expect(await styleOf(page.locator('html'), '--p-blue')).toBe(blue);

      // The sheet is still in the document when a page of another part is shown.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(title).toHaveText('Privacy');
      await expect(title).not.toHaveCSS('color', LIME);
      expect(await seen()).toEqual(before);
    },
  );
});
