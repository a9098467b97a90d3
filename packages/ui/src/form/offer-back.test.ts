import { closeToast, shownToasts } from '../toast/toasts';
import { readLocalDraft } from './local-drafts';
import { offerBack } from './offer-back';

const CANCELLED = 'Cancelled: what you typed is discarded.';
const NOT_DISCARDED = 'What you typed could not be discarded on the server: it is back when you open the form again.';

const texts = () => shownToasts().map(({ text }) => text);

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
  localStorage.clear();
});

/** Cancels a form; resolves once it is opened again. */
async function cancelAndTakeBack(whenDiscarded: Promise<boolean>) {
  await new Promise<void>((reopen) => {
    offerBack({ draftKey: 'ada:lidar:1', typed: { name: 'Mine' }, whenDiscarded, reopen });
    expect(texts()).toEqual([CANCELLED]);
    shownToasts()[0]?.action?.run();
  });
  return readLocalDraft('ada:lidar:1')?.values;
}

test('input that could not be discarded on the server is reported, and can be taken back all the same [12.60]', async () => {
  expect(await cancelAndTakeBack(Promise.resolve(false))).toEqual({ name: 'Mine' });
  expect(texts()).toEqual([CANCELLED, NOT_DISCARDED]);
});

test('of input that is discarded everywhere, nothing more is said [12.60]', async () => {
  expect(await cancelAndTakeBack(Promise.resolve(true))).toEqual({ name: 'Mine' });
  expect(texts()).toEqual([CANCELLED]);
});
