import { putComposition } from './composition.fixture';
import { OWN_PAGES, ownPageLoads } from './own-pages';

test.each(OWN_PAGES.map(({ page, path }) => [path, page]))('%s can be opened', async (_path, page) => {
  await ownPageLoads.start('shell', page);
  expect(ownPageLoads.state('shell', page).is).toBe('ready');
});

test('a page without an implementation reports that it is incomplete, also to the server', async () => {
  putComposition();
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  await ownPageLoads.start('shell', 'nowhere');
  expect(ownPageLoads.state('shell', 'nowhere')).toEqual({ is: 'failed', fault: 'no-component' });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
