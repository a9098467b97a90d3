import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { aToken } from '../../test/fake-server';
import { onMessage } from '../request/messages';
import type { Message } from '../request/messages';
import { sessionStarted } from '../session/session';
import type { SentDecision } from '../reports';
import { createPortalStore } from '../store';
import { useReportPreview } from './use-report-preview';

const TOKEN = aToken(900);
const DECISION: SentDecision = {
  id: 'f1',
  acceptance: 'no',
  statement: 'Too far apart.',
  configuration: { lidars: [] },
};

const asked: { url: string; method: string | undefined; body: unknown }[] = [];
const saved: string[] = [];
const messages: Message[] = [];

/** Answers every request with this. */
function answers(status: number, body: string, headers: Record<string, string> = {}) {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, method: init.method, body: JSON.parse(init.body as string) });
    return {
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)),
      text: async () => body,
      blob: async () => new Blob([body]),
    };
  }) as unknown as typeof fetch;
}

function saveHere(this: HTMLAnchorElement) {
  saved.push(this.download);
}

beforeEach(() => {
  for (const list of [asked, saved, messages]) list.length = 0;
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  HTMLAnchorElement.prototype.click = saveHere;
});
onMessage((message) => messages.push(message));

function open() {
  localStorage.clear();
  const store = createPortalStore();
  store.dispatch(sessionStarted({ access_token: TOKEN, refresh_token: aToken(9000) }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(useReportPreview, { wrapper }).result.current;
}

test('the preview is asked for with what is typed, and saved under the name that the server gives [12.58]', async () => {
  answers(200, '%PDF', { 'content-disposition': `attachment; filename="CIAO_preview.pdf"` });
  await expect(open()('preliminary_acceptance', DECISION)).resolves.toBeNull();
  expect(asked).toEqual([
    {
      url: '/api/national-facility/f1/initial-acceptance-report-preview',
      method: 'POST',
      body: { preliminary_acceptance: 'no', statement: 'Too far apart.' },
    },
  ]);
  expect(saved).toEqual(['CIAO_preview.pdf']);
});

test('what is wrong with a field comes back to it, without another message [12.58]', async () => {
  answers(
    422,
    JSON.stringify({ code: 1003, msg: 'No.', errors: [{ path: 'conditions[0].text', message: 'Required' }] }),
  );
  await expect(open()('acceptance', DECISION)).resolves.toEqual({ 'conditions[0].text': 'Required' });
  expect([saved, messages]).toEqual([[], []]);
});

test('a preview that cannot be had says why [12.58]', async () => {
  answers(503, JSON.stringify({ code: 1000, msg: 'The portal is making other documents at this moment.' }));
  await expect(open()('acceptance', DECISION)).resolves.toBeNull();
  expect(messages).toMatchObject([{ text: 'The portal is making other documents at this moment.' }]);
  expect(saved).toEqual([]);
});
