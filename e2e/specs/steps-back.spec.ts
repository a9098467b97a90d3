import { chooseTab } from '../fixtures/choose-tab';
import { expect, test } from '../fixtures/test';

const EVALUATION = 'Feasibility of JFJ lidar';

test(
  'an evaluation is re-opened and submitted again; an application is withdrawn and submitted again with its texts kept [12.30, 12.31, 12.32]',
  { tag: '@thorough' },
  async ({ page, pageOf, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/cars/evaluate-nf/');
    await page.getByRole('link', { name: /JFJ/ }).click();
    await expect(page).toHaveURL(/\/cars\/evaluate-nf\/[0-9a-f-]{36}/);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const evaluation = page.getByRole('dialog', { name: 'Feasibility compliance of JFJ lidar' });

    await test.step('an administrator re-opens one evaluation, and it is submitted again', async () => {
      await chooseTab(page, /Lidars/);
      await page.getByRole('button', { name: `View ${EVALUATION}` }).click();
      await evaluation.getByRole('button', { name: 'Re-open this evaluation' }).click();
      const reopen = page.getByRole('dialog', { name: `Re-open an evaluation of JFJ: ${EVALUATION}` });
      await reopen.getByLabel('Reason').fill('The housing was not looked at.');
      await expectAccessible();
      await reopen.getByRole('button', { name: 'Re-open this evaluation' }).click();
      await expect(evaluation.getByLabel('Comments')).not.toHaveValue('');
      await evaluation.getByLabel('Comments').fill('The housing is sound.');
      await evaluation.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Submit' }).click();
      await expect(evaluation.getByText('Next:')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `View ${EVALUATION}` })).toBeVisible();
    });

    await test.step('the owner withdraws the application and submits it again', async () => {
      const owner = await pageOf('pi.jfj@demo.example');
      await owner.goto(`/edit-nf/${id}`);
      // What it says above the button comes with other answers, and moves the button.
      await expect(owner.getByRole('heading', { name: 'Result of round 1' })).toBeVisible();
      await owner.getByRole('button', { name: 'Withdraw application' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Withdraw the application of JFJ' });
      await dialog.getByLabel('Reason').fill('A name was misspelt.');
      await expectAccessible(owner);
      await dialog.getByRole('button', { name: 'Withdraw application' }).click();
      await expect(dialog).toBeHidden();
      await expect(owner.getByRole('button', { name: 'Withdraw application' })).toHaveCount(0);
      // Until the completeness is known, the button leads to the checklist.
      await expect(owner.getByText('All required fields are complete.')).toBeVisible();
      await owner.getByRole('button', { name: 'Submit application' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
      await expect(owner.getByRole('button', { name: 'Withdraw application' })).toBeEnabled();
      await owner.close();
    });

    await test.step("the reviewer's text is a draft, shown beside the evaluation of the previous round", async () => {
      await page.reload();
      await page.getByRole('button', { name: `Edit ${EVALUATION}` }).click();
      await expect(evaluation.getByLabel('Comments')).toHaveValue('The housing is sound.');
      await evaluation.getByText('Evaluation of round 2: Compliant').click();
      await expect(evaluation.getByText('The housing is sound.').last()).toBeVisible();
      await expectAccessible();
    });
  },
);
