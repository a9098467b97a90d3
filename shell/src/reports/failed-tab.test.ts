import type { ShareReport } from '@portal/domain';
import { waitFor } from '@testing-library/dom';
import { putComposition } from '../composition.fixture';
import { LoadFault } from '../remotes/fault';
import { reportFault } from './reports';

const HASH = 'fedcba9876543210';

const textIn = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(body);
  });

test('a page that fails to render counts its tab as failed in loading, and not in code as well', async () => {
  putComposition({
    remotes: {
      'mf-public': {
        version: '1.0.0',
        hash: HASH,
        entry: `/releases/mf-public/${HASH}/entry.js`,
        integrity: 'sha384-abc',
        remote: { name: 'mf-public', contract: '^1.0.0', pages: [], menu: [] },
      },
    },
    shares: [{ id: 'aaaaaaaaaaaa', parts: ['mf-public'] }],
  });
  const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const stack = `TypeError: x\n    at Page (http://localhost/releases/mf-public/${HASH}/7.abc.js:1:2048)`;
  const error = Object.assign(new TypeError('x'), { stack });
  reportFault('mf-public', 'threw-on-render', new LoadFault({ stage: 'page', error }));
  const sentTo = (url: string) => sendBeacon.mock.calls.filter(([to]) => to === url).map(([, body]) => body);
  await waitFor(() => expect(sentTo('/api/code-errors')).toHaveLength(1));
  // What would follow a report of the code follows it at once.
  await new Promise((resolve) => setTimeout(resolve));
  const sent = await Promise.all(sentTo('/api/share-reports').map(async (body) => JSON.parse(await textIn(body))));
  expect(sent as ShareReport[]).toMatchObject([{ part: 'mf-public', failed_to_load: true, failed_in_code: false }]);
});
