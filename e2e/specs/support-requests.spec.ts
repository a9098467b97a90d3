import { addDays, type MyFacilities, type SupportRequest } from '@portal/domain';
import ICAL from 'ical.js';
import { callsOf } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

const OWNER = 'pi.kuo@demo.example';
const CENTRE = 'cars@demo.example';
const SECONDS_PER_DAY = 86_400;

/** Midnight some days ahead, in epoch seconds, and the same day as text. */
const ahead = (days: number) => Math.floor(Date.now() / 1000 / SECONDS_PER_DAY + days) * SECONDS_PER_DAY;
const dayOf = (epoch: number) => new Date(epoch * 1000).toISOString().slice(0, 10);

const slot = (days: number) => ({ from: ahead(days), to: ahead(days + 2), place: 'Magurele' });
const [SECOND, THIRD] = [slot(50), slot(60)];
const OFFERED = [slot(40), SECOND, THIRD];
const wordsOf = ({ from, to, place }: typeof SECOND) => `${dayOf(from)} to ${dayOf(to)}, ${place}`;

/** The events of a feed, as a calendar program reads them. */
const eventsIn = (feed: string) =>
  new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((component) => {
    const { summary, location, startDate, endDate, sequence } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    return { summary, place: location, first: startDate.toString(), end: endDate.toString(), sequence, status };
  });

test('a facility asks for support, answers a question, chooses one of three slots, and moves it once', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const centre = await callsOf(request, CENTRE);
  const owner = await callsOf(request, OWNER);
  const [facility] = (await owner.get<MyFacilities>('/my/national-facilities')).nfs;
  const next = page.getByRole('region', { name: 'Next' });
  const panel = page.getByRole('region', { name: /Help with the telecover$/ });
  let id = '';
  const asCentre = (step: string, body?: object) =>
    centre.post<SupportRequest>(`/support/requests/${id}/${step}`, body);
  await logIn(OWNER);

  await test.step('what is typed in a new request survives a reload; it is sent with a file', async () => {
    await page.goto('/qa-support/?tab=requests');
    await page.getByRole('link', { name: 'New request' }).click();
    const form = page.getByRole('form', { name: 'New request' });
    await form.getByRole('combobox', { name: 'Kind of support' }).selectOption('Comparison with a reference lidar');
    await form.getByRole('textbox', { name: 'Subject' }).fill('Help with the telecover');
    await form.getByRole('textbox', { name: 'Description' }).fill('The sector north is late since Monday.');
    await expectAccessible();
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('late since Monday'));
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue(/late since Monday/);
    await form.getByRole('checkbox').first().check();
    await form.getByRole('textbox', { name: 'Not possible on' }).fill(dayOf(ahead(45)));
    await form
      .getByLabel('Files')
      .setInputFiles({ name: 'telecover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(panel).toContainText('Waiting for the centre to take the request on.');
    await expect(panel.getByRole('button', { name: 'telecover.pdf' })).toBeVisible();
    await expectAccessible();
    id = new URL(page.url()).searchParams.get('request') ?? '';
  });

  await test.step('a question of the centre is the first thing on the page, and is answered', async () => {
    await asCentre('acknowledge');
    await asCentre('ask', { text: 'Which night was it?' });
    await page.goto('/qa-support/');
    await expect(next).toContainText('Next: answer the question of the centre in S-');
    await next.getByRole('link', { name: 'Answer the question' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Centre: Question' })).toContainText(
      'Which night was it?',
    );
    await panel.getByRole('textbox', { name: 'Your answer' }).fill('The night of Monday.');
    await panel.getByRole('button', { name: 'Send answer' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Facility: Answer' })).toContainText(
      'The night of Monday.',
    );
  });

  await test.step('one of three slots is chosen', async () => {
    await asCentre('offer', { slots: OFFERED, text: 'Please choose.' });
    await page.goto('/qa-support/');
    await next.getByRole('link', { name: 'Choose a slot' }).click();
    const offers = panel.getByRole('list', { name: /^Slots on offer/ });
    await expect(offers.getByRole('listitem')).toHaveCount(3);
    await expectAccessible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await offers.getByRole('button', { name: `Choose this slot: ${wordsOf(SECOND)}` }).click();
    await expect(panel).toContainText(`Scheduled for${wordsOf(SECOND)}`);
  });

  await test.step('it is moved once, with a reason', async () => {
    await panel.getByRole('button', { name: 'Move to another slot' }).click();
    const form = panel.getByRole('form', { name: 'Move to another slot' });
    await form.getByRole('textbox', { name: 'Reason' }).fill('The laser is at the workshop.');
    await form.getByRole('button', { name: 'Give up this slot' }).click();
    await panel.getByRole('button', { name: `Choose this slot: ${wordsOf(THIRD)}` }).click();
    await expect(panel).toContainText(`Scheduled for${wordsOf(THIRD)}`);
    await expect(panel.getByRole('listitem').filter({ hasText: 'Facility: Moved' })).toContainText('at the workshop');
  });

  await test.step('the calendar has it, also at the address for calendar programs', async () => {
    await page.goto(`/qa-support/?tab=calendar&month=${dayOf(ahead(60)).slice(0, 7)}`);
    await expect(page.getByRole('link', { name: /^Comparison with a reference lidar/ }).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Make an address' }).click();
    const url = (await page.getByText(/calendar\.ics\?token=/).textContent()) ?? '';
    const feed = await (await request.get(url)).text();
    // One event, which moved: calendar programs know it again by its id, and that it changed by its sequence.
    const moved = eventsIn(feed).filter(({ summary }) => /Comparison with a reference lidar/.test(summary));
    expect(moved).toEqual([
      expect.objectContaining({
        first: dayOf(THIRD.from),
        // The end is the day after the last one.
        end: addDays(dayOf(THIRD.to), 1),
        place: THIRD.place,
        status: 'CONFIRMED',
      }),
    ]);
    expect(moved[0]?.sequence).toBeGreaterThan(0);
    expect(feed).not.toContain('The laser is at the workshop.');
  });

  await test.step('the centre completes it; the report is there, and nothing more can be written', async () => {
    await asCentre('complete', { text: 'The secondary mirror was moved.' });
    await page.goto(`/qa-support/?facility=${facility?.id}&tab=requests&request=${id}`);
    await expect(panel.getByRole('button', { name: 'Report (PDF)' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Write a message' })).toBeHidden();
  });
});
