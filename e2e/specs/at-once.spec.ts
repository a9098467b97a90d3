import type { MyFacilities, QaTest, Slot } from '@portal/domain';
import type { Page } from '@playwright/test';
import { evening } from '../fixtures/atlas-file';
import { callsOf } from '../fixtures/calls';
import { bookOf, submitTest } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const CENTRE = 'cars@demo.example';
const OTHER_EVALUATOR = 'admin@demo.example';
const SECONDS_PER_DAY = 86_400;

const takeOn = (desk: Page) => desk.getByRole('button', { name: 'Take this test' });
const dialogOf = (desk: Page) => desk.getByRole('dialog', { name: 'Book a place: The last place' });

async function book(desk: Page) {
  const answer = desk.waitForResponse('**/bookings');
  await dialogOf(desk).getByRole('button', { name: 'Book a place' }).click();
  return { desk, status: (await answer).status() };
}

test.use({ expectedErrors: /409/ });

test(
  'of two evaluators who take a test at once, one gets it, and the other is told so [12.501]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn, expectAccessible }) => {
    const tested = await bookOf(request, 'pi.caro@demo.example', ['0532ntpx', '0532fcpx']);
    const id = await submitTest(tested, 'telecover');
    const second = await pageOf(OTHER_EVALUATOR);
    await logIn(CENTRE);
    for (const desk of [page, second]) {
      await desk.goto(`/cars/qa-test/${id}`);
      await expect(takeOn(desk)).toBeVisible();
    }

    await takeOn(page).click();
    await expect(page.getByRole('button', { name: 'Conclude' })).toBeVisible();
    await takeOn(second).click();
    await expect(second.getByText('In evaluation by someone else.').first()).toBeVisible();
    await expect(second.getByRole('button', { name: 'Conclude' })).toBeHidden();
    await expect(takeOn(second)).toBeHidden();
    await expectAccessible(second);

    await test.step('released, it can be taken by the other one', async () => {
      await page.getByRole('button', { name: 'Release' }).click();
      await expect(takeOn(page)).toBeVisible();
      await second.reload();
      await takeOn(second).click();
      await expect(second.getByRole('button', { name: 'Conclude' })).toBeVisible();
      expect(await tested.owner.get<QaTest>(`/qa-tests/${id}`)).toMatchObject({ status: 'in_evaluation' });
    });
  },
);

test(
  'of two facilities that book the last place of a campaign at once, one gets it [12.501]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn, expectAccessible }) => {
    const centre = await callsOf(request, CENTRE);
    const from = evening(-40) - (evening(-40) % SECONDS_PER_DAY);
    const slot = await centre.post<Slot>('/support/slots', {
      kind: 'reference_comparison',
      title: 'The last place',
      from,
      to: from + SECONDS_PER_DAY,
      place: 'Magurele',
      capacity: 1,
      open_to: 'all',
    });
    await centre.post(`/support/slots/${slot._id}/open`);
    const second = await pageOf('pi.hpb@demo.example');
    await logIn('pi.pangea@demo.example');
    for (const [desk, email] of [
      [page, 'pi.pangea@demo.example'],
      [second, 'pi.hpb@demo.example'],
    ] as const) {
      const [facility] = (await (await callsOf(request, email)).get<MyFacilities>('/my/national-facilities')).nfs;
      await desk.goto(`/qa-support/?facility=${facility?.id}&tab=calendar`);
      await desk.getByRole('button', { name: 'Book a place: The last place' }).click();
      const instruments = dialogOf(desk).getByRole('combobox', { name: 'Instrument' });
      await expect(instruments).toBeVisible();
      await instruments.selectOption({ index: 1 });
    }

    const booked = await Promise.all([book(page), book(second)]);
    expect(booked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);

    for (const { desk, status } of booked) {
      if (status === 200) {
        await expect(dialogOf(desk)).toBeHidden();
        await expect(desk.getByRole('row', { name: /The last place/ })).toContainText('0 of 1');
      } else {
        await expect(dialogOf(desk).getByRole('alert')).toContainText('The place was not booked');
        await expectAccessible(desk);
      }
    }
    const { slots } = await centre.get<{ slots: Slot[] }>('/support/slots');
    expect(slots.find(({ _id }) => _id === slot._id)).toMatchObject({ taken: 1, status: 'full' });
  },
);
