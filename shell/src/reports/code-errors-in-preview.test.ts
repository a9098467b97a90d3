import { putComposition } from '../composition.fixture';
import { reportCodeError } from './code-errors';

test('errors in a preview are not reported', async () => {
  putComposition({ preview: { title: 'mf-public 1.1.0', link: '/preview/1' } });
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const stack = 'TypeError: x\n    at onClick (http://localhost/releases/mf-public/fedcba9876543210/7.abc.js:1:2048)';
  await reportCodeError({ error: Object.assign(new TypeError('x'), { stack }) }, []);
  expect(sendBeacon).not.toHaveBeenCalled();
});
