import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { aToken, fakeServer } from '../../test/fake-server';
import { fakeUpload } from '../../test/fake-upload';
import { serverMessage, statusOf } from '../request/api-error';
import { onMessage } from '../request/messages';
import type { Message } from '../request/messages';
import { sessionStarted } from '../session/session';
import { createPortalStore } from '../store';
import { useDownload, useUploadFile } from './use-files';

const OLD = aToken(900, { which: 'old' });
const NEW = aToken(900, { which: 'new' });
const PICTURE = new File(['bytes'], 'lidar.png', { type: 'image/png' });
const REFUSED = { status: 401, body: { code: 1001, msg: 'Please log in.' } };

/** Runs a hook in a logged-in session. */
function inSession<Result>(hook: () => Result) {
  localStorage.clear();
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: OLD, refresh_token: aToken(9000) }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { run: renderHook(hook, { wrapper }).result.current, store };
}

const renews = () =>
  fakeServer((call) => (call === 'POST /api/auth/refresh' ? { body: { data: { access_token: NEW } } } : REFUSED));

function recordMessages() {
  const messages: Message[] = [];
  onMessage((message) => messages.push(message));
  return messages;
}

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

test('an upload sends the token, reports progress and returns the file id', async () => {
  const sent = fakeUpload(() => ({ status: 200, body: { data: 'file-1', code: 2, msg: 'Saved' } }));
  const progress: number[] = [];
  const { run } = inSession(useUploadFile);
  await expect(run(PICTURE, (part) => progress.push(part))).resolves.toBe('file-1');
  expect(sent).toMatchObject([{ path: '/api/files', token: OLD }]);
  expect(sent[0]?.file.name).toBe('lidar.png');
  expect(progress).toEqual([0.5]);
});

test('an upload answered with 401 is sent again with a renewed token', async () => {
  renews();
  const sent = fakeUpload(({ token }) => (token === NEW ? { status: 200, body: { data: 'file-1' } } : REFUSED));
  await expect(inSession(useUploadFile).run(PICTURE)).resolves.toBe('file-1');
  expect(sent.map(({ token }) => token)).toEqual([OLD, NEW]);
});

test('a second 401 ends the session', async () => {
  renews();
  fakeUpload(() => REFUSED);
  const { run, store } = inSession(useUploadFile);
  expect(statusOf(await failureOf(run(PICTURE)))).toBe(401);
  expect(store.getState().session).toMatchObject({ accessToken: null, hasExpired: true });
});

test.each<[why: string, answer: Parameters<typeof fakeUpload>[0], status: number, says: string]>([
  ['a lost connection', () => 'lost', 0, 'The file did not arrive. Please try again.'],
  ['a message of the server', () => ({ status: 413, body: { code: 1003, msg: 'Too large.' } }), 413, 'Too large.'],
  [
    'a message for the file field',
    () => ({
      status: 422,
      body: { code: 1003, msg: 'Could not save!', errors: [{ path: 'file', message: 'No picture.' }] },
    }),
    422,
    'No picture.',
  ],
])('%s: the upload fails with a message for the user and without a toast', async (_why, answer, status, says) => {
  fakeUpload(answer);
  const messages = recordMessages();
  const error = await failureOf(inSession(useUploadFile).run(PICTURE));
  expect(error).toBeInstanceOf(Error);
  expect([statusOf(error), serverMessage(error)]).toEqual([status, says]);
  expect(messages).toEqual([]);
});

test('an upload can be aborted', async () => {
  fakeUpload(() => new Promise(() => {}));
  const stop = new AbortController();
  const attempt = failureOf(inSession(useUploadFile).run(PICTURE, undefined, stop.signal));
  await Promise.resolve();
  stop.abort();
  expect(statusOf(await attempt)).toBe(0);
});

/** Records the name and content of downloads passed to the browser. */
function downloads() {
  const saved: { name: string; file: Blob | undefined }[] = [];
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:it';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
}

const PDF = '/national-facility/1/initial-acceptance-submission-pdf';

test('a download sends the token and is saved under the file name from the server [2.13.6]', async () => {
  const saved = downloads();
  const headers = { 'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''Iza%C3%B1a.pdf` };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF', { headers }));
  await inSession(useDownload).run(PDF);
  expect(fetched).toHaveBeenCalledWith(`/api${PDF}`, {
    headers: { accept: '*/*', authorization: `Bearer ${OLD}` },
  });
  expect(saved.map(({ name }) => name)).toEqual(['Izaña.pdf']);
  expect(saved[0]?.file?.size).toBe(4);
});

test('a download answered with 401 is sent again with a renewed token', async () => {
  const saved = downloads();
  const server = fakeServer((call, token) => {
    if (call === 'POST /api/auth/refresh') return { body: { data: { access_token: NEW } } };
    return token === NEW ? { body: '%PDF' } : REFUSED;
  });
  await inSession(useDownload).run(PDF);
  expect(server.times(`GET /api${PDF}`)).toBe(2);
  expect(saved).toHaveLength(1);
});

test.each<[why: string, answer: () => Promise<Response>, says: string]>([
  [
    'a message from the server',
    async () => new Response('{"code":1002,"msg":"There is no report yet."}', { status: 404 }),
    'There is no report yet.',
  ],
  ['an answer without a message', async () => new Response('', { status: 500 }), 'API Server Error!'],
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The file could not be loaded. Please try again in a moment.',
  ],
])('%s is shown as a toast, and nothing is saved [7.6.3]', async (_why, answer, says) => {
  const saved = downloads();
  const messages = recordMessages();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await inSession(useDownload).run(PDF);
  expect(messages).toEqual([{ tone: 'danger', text: says }]);
  expect(saved).toEqual([]);
});

test('without a network, a download says that there is no connection', async () => {
  const messages = recordMessages();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await inSession(useDownload).run(PDF);
  expect(messages).toEqual([
    { tone: 'danger', text: 'There is no connection. Please try again once the connection is back.' },
  ]);
});
