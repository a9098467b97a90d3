import { PHOTOMETER_FIELDS, sampleRowOf, type NationalFacility } from '@portal/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, type Calls } from '../fixtures/calls';
import { certified } from '../fixtures/certified';
import { decide } from '../fixtures/decisions';
import { wordsOf } from '../fixtures/downloads';
import { chooseTab } from '../fixtures/choose-tab';
import { evaluate, opinion } from '../fixtures/opinions';
import { PLAN } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

const ACRONYM = 'PAY';
const OWNER = 'pi.pay@demo.example';
const CLAIM = 'Unreviewed claim';
const PLANNED = { Feasibility: 'The plan names a builder.', Instrument: 'The plan names no day for the laser.' };
const DECISION = {
  statement: 'The facility is accepted while its laser is replaced.',
  conditions: [{ text: 'Replace the laser.', until: '2127-03-01' }, { text: 'Report once a year.' }],
};

interface Feature {
  id: string;
  geometry: unknown;
  properties: { name: string; accepted_version: number; instruments: { name: string }[] };
}

/** The data of the facility that a visitor and the data centre receive, besides its pages. */
async function shown(request: APIRequestContext, ares: Calls, path: string) {
  const onMap = (await certified(request)).find(({ acronym }) => acronym === ACRONYM);
  const open = (await (await request.get('/api/open-data/facilities.geojson')).json()) as { features: Feature[] };
  const feature = open.features.find(({ id }) => id === ACRONYM);
  const configuration = await ares.get(`${path}/operational-configuration`);
  return { onMap, feature, configuration };
}

async function visit(page: Page, address: string, name: string, accepted: RegExp) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main')).toContainText(accepted);
  await expect(page.getByRole('main')).not.toContainText(CLAIM);
}

test(
  'an accepted version stays public while its facility is edited, until the next acceptance replaces it [12.20, 12.21, 12.25, 12.26]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn, expectAccessible }) => {
    const [staff, owner, ares] = await Promise.all(
      ['admin@demo.example', OWNER, 'ares@demo.example'].map((email) => callsOf(request, email)),
    );
    if (!staff || !owner || !ares) throw new Error('An account is missing.');
    const all = await staff.get<NationalFacility[]>('/national-facility/all');
    const { _id: id } = all.find(({ acronym }) => acronym === ACRONYM) ?? { _id: '' };
    const path = `/national-facility/${id}`;
    const before = await owner.get<NationalFacility>(`${path}/general-info`);
    const [lidar] = before.lidars;
    const [photometer] = before.photometers;
    if (!lidar || !photometer) throw new Error('The facility has no instruments.');
    const visitor = await pageOf();
    const owning = await pageOf(OWNER);
    await logIn('admin@demo.example');
    await page.goto(`/cars/evaluate-nf/${id}`);

    await test.step('two aspects require changes in the upgrade plan, and the preliminary report lists them', async () => {
      for (const aspect of ['feasibility', 'general']) {
        const end = `initial-acceptance/lidar-${aspect}-compliance/${lidar._id}`;
        await staff.post(`${path}/reopen/${end}`, { reason: 'Looked at again.' });
        await staff.post(`${path}/submit/${end}`, opinion(aspect, 'partially'));
      }
      await page.reload();
      const words = { statement: 'The laser is at the end of its life.' };
      await decide(page, 'Preliminary Acceptance', 'Conditionally accepted', words);
      const plan = await owner.upload(PLAN);
      await owner.post(`${path}/edit/initial-acceptance`, { user_file: plan });
    });

    await test.step('the plan is assessed for each aspect', async () => {
      await page.reload();
      await chooseTab(page, /Lidars/);
      for (const [aspect, comments] of Object.entries(PLANNED)) {
        await page.getByRole('button', { name: new RegExp(`${aspect} of ${lidar.name}.*Plan to assess`) }).click();
        const form = page.getByRole('form', { name: `Upgrade plan: ${aspect} of ${lidar.name}` });
        await form.getByLabel('Assessment').selectOption('Partly accepted');
        await form.getByLabel('Comments on the plan').fill(comments);
        await form.getByRole('button', { name: 'Submit' }).click();
        const question = page.getByRole('dialog', { name: 'Confirm the assessment of the upgrade plan' });
        await question.getByRole('button', { name: 'Submit' }).click();
        await expect(question).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    await test.step('the final report contains statement, conditions, plan and assessment', async () => {
      await decide(page, 'Final Acceptance', 'Conditionally accepted', DECISION);
      const conditions = page.getByRole('region', { name: 'Conditions of the acceptance' });
      for (const { text } of DECISION.conditions) await expect(conditions).toContainText(text);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download evaluation report (PDF)' }).first().click(),
      ]);
      const words = await wordsOf(file);
      for (const part of [
        DECISION.statement,
        ...DECISION.conditions.map(({ text }) => text),
        '2127-03-01',
        'plan',
        ...Object.values(PLANNED),
        'Partly accepted',
      ])
        expect(words).toContain(part);
    });

    await staff.post(`${path}/edit/general-info`, { displayed_status: 'initial_acceptance' });
    const accepted = await shown(request, ares, path);
    expect(accepted.feature?.properties).toMatchObject({ name: before.name });

    await test.step('the application is returned to its owner, who edits it', async () => {
      await page.getByRole('button', { name: 'Re-open or return' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What to do').selectOption('Return the application to the facility');
      await dialog.getByLabel('Reason').fill('A photometer is replaced.');
      await dialog.getByRole('button', { name: 'Return the application to the facility' }).click();
      await expect(dialog).toBeHidden();
      await owning.goto(`/edit-nf/${id}`);
      await owning.getByLabel('Name', { exact: true }).fill(CLAIM);
      await owning.getByRole('button', { name: 'Save draft' }).click();
      await expect(owning.getByText('Information saved successfully!')).toBeVisible();
      await owner.post(`${path}/edit/add-photometer-system`, { ...sampleRowOf(PHOTOMETER_FIELDS), name: CLAIM });
      await owning.reload();
      await chooseTab(owning, /Photometers/);
      await owning.getByRole('button', { name: `Delete ${photometer.name}` }).click();
      await owning.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(owning.getByRole('tabpanel', { name: 'Photometers' }).getByText(photometer.name)).toBeHidden();
      await expect(owning.getByRole('main')).toContainText(/The public sees version 1, accepted on \d{4}-\d\d-\d\d\./);
      await expectAccessible(owning);
    });

    await test.step('other users still see the accepted version', async () => {
      expect(await shown(request, ares, path)).toEqual(accepted);
      await visitor.goto('/');
      await visitor.getByRole('searchbox').fill(ACRONYM);
      await visitor.getByRole('button', { name: new RegExp(`^${ACRONYM},`) }).press('Enter');
      const popup = visitor.locator('.leaflet-popup');
      await expect(popup).toContainText(before.name ?? '');
      await expect(popup).toContainText(photometer.name);
      await expect(popup).not.toContainText(CLAIM);
      await visit(visitor, `/lidar/${lidar._id}`, lidar.name, /Part of .*, as accepted on \d{4}-\d\d-\d\d/);
      await visit(visitor, `/photometer/${photometer._id}`, photometer.name, /Part of .*, as accepted on/);
      await expectAccessible(visitor);
    });

    await test.step('a second acceptance replaces the first', async () => {
      await owning.getByRole('button', { name: 'Submit application' }).click();
      await owning.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
      await expect(owning.getByText('Application sent successfully!')).toBeVisible();
      await evaluate(staff, path);
      await page.goto(`/cars/evaluate-nf/${id}`);
      await decide(page, 'Preliminary Acceptance', 'Accepted', { statement: 'All is well.' });
      expect(await shown(request, ares, path)).toEqual(accepted);
      await page.getByRole('button', { name: 'Go on to the final report' }).click();
      await decide(page, 'Final Acceptance', 'Accepted', { statement: 'All is well now.' });
      const next = await shown(request, ares, path);
      expect(next.onMap).toMatchObject({ name: CLAIM, photometers: [{ name: CLAIM }] });
      expect(next.feature?.properties).toMatchObject({ name: CLAIM });
      expect(next.configuration).not.toEqual(accepted.configuration);
    });

    await test.step('the omitted instrument keeps its page, which shows its last day', async () => {
      await visitor.goto(`/photometer/${photometer._id}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(photometer.name);
      await expect(visitor.getByRole('main')).toContainText(/Part of .* until \d{4}-\d\d-\d\d/);
      await expectAccessible(visitor);
    });
  },
);
