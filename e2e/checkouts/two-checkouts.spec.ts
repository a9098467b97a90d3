import type { APIRequestContext, Page } from '@playwright/test';
import { callProblems } from '@portal/portal-contract';
import { pathsOf, realRecords, type RealRecords } from '../fixtures/real-paths';
import { pagesOf } from '../fixtures/releases';
import { expect, PASSWORD, test } from '../fixtures/test';
import { answeredCalls } from './answering';
import { earlierShell, HAS_REVISIONS, remotesAfter, remotesBefore, type RemoteBuild } from './checkouts';
import { settled } from '../fixtures/settled';

/** The text shown instead of a page that fails. */
const FAILED = /This page (cannot be shown|is slow to arrive)/;

/** Users who together see most of the areas. */
const PEOPLE = ['admin@demo.example', 'pi.ohp@demo.example', 'cars@demo.example', 'lidar.reviewer@demo.example'];

/** Refused calls, and pages that show "not found", have these states. */
const REFUSED = /status of (401|403|404|409|422)/;
test.use({ expectedErrors: REFUSED });

test.skip(!HAS_REVISIONS, 'The history of this checkout is too short to build a shell of before.');

/** Withdraws all remotes, so that only the shell of another revision is live. */
async function withdrawAll(request: APIRequestContext, names: readonly string[]) {
  const login = await request.post('/api/auth/login', { data: { email: 'admin@demo.example', password: PASSWORD } });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  for (const name of names)
    await request.post(`/api/releases/${name}/withdraw`, { headers, data: { reason: 'Another checkout is tried.' } });
}

/** Errors on a page that point to something missing, and calls without a handler on the server. */
function wantsOf(page: Page, answered: readonly string[]): string[] {
  const wants: string[] = [];
  page.on('pageerror', ({ message }) => wants.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) wants.push(message.text());
  });
  page.on('request', (made) => {
    const { pathname } = new URL(made.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${made.method()} ${decodeURI(pathname.slice('/api'.length))}`;
    if (callProblems({ name: '', version: '', calls: [call] }, answered).length > 0)
      wants.push(`nobody answers ${call}`);
  });
  return wants;
}

const pathsIn = ({ release }: RemoteBuild, records: RealRecords) =>
  pagesOf(release).flatMap((entry) => pathsOf(entry, records));

for (const [when, built] of [
  ['before', remotesBefore],
  ['after', remotesAfter],
] as const) {
  test(`a shell with remotes of the revision ${when} it: accepted ones work on every page [12.142]`, async ({
    request,
    teams,
    pageOf,
  }) => {
    test.setTimeout(3_600_000);
    const [shell, remotes] = [await earlierShell(), await built()];
    await withdrawAll(
      request,
      (await remotesAfter()).map(({ release }) => release.name),
    );
    expect(await teams.move([shell], 'The shell of a revision is tried.')).toBeNull();
    const accepted: RemoteBuild[] = [];
    for (const remote of remotes) {
      const refusal = await teams.move([remote], 'A remote of another revision is tried.');
      if (refusal === null) accepted.push(remote);
      else console.log(`${remote.release.name} of ${when} is refused: ${refusal}`);
    }
    const [records, answered] = [await realRecords(request), await answeredCalls(request)];
    let shown = 0;
    for (const person of PEOPLE) {
      const page = await pageOf(person);
      const wants = wantsOf(page, answered);
      for (const path of accepted.flatMap((remote) => pathsIn(remote, records))) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        expect({ person, path, wants, failed: await page.getByText(FAILED).count() }).toEqual({
          person,
          path,
          wants: [],
          failed: 0,
        });
        if (!(await page.getByRole('heading', { name: 'Page not found' }).isVisible())) shown += 1;
      }
      await page.close();
    }
    const names = accepted.map(({ release }) => release.name);
    console.log(
      `Of ${when}, accepted beside the shell ${shell.release.hash}: ${names.join(', ') || 'none'}; ${shown} pages shown.`,
    );
    expect(shown > 0).toBe(accepted.length > 0);
  });
}
