import { onMessage } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { act } from '@testing-library/react';
import type { SentDecision } from './reports';
import { useReportPreview } from './use-report-preview';

const CALL = 'POST /national-facility/f1/initial-acceptance-report-content';
const DECISION: SentDecision = {
  id: 'f1',
  acceptance: 'no',
  statement: 'Too far apart.',
  configuration: { lidars: [] },
};
const CONTENT = { title: 'Preview: Preliminary report', blocks: [] };

const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
});
onMessage(({ text }) => messages.push(text));

/** Requests the preview of a decision; the server gives this response. */
async function ask(field: 'preliminary_acceptance' | 'acceptance', reply: Reply) {
  const made = fakeApi({ [CALL]: reply });
  let preview: ReturnType<typeof useReportPreview> | undefined;
  function Page() {
    preview = useReportPreview();
    return null;
  }
  renderInPortal(<Page />, { profile: aProfile() });
  const answer = await act(async () => preview?.load(field, DECISION));
  return { ...answer, bodies: made.map(({ body }) => body) };
}

test('the preview has the typed values, and loads the content of the report [12.58]', async () => {
  const { shown, errors, bodies } = await ask('preliminary_acceptance', loads(CONTENT));
  expect([shown, errors]).toEqual([CONTENT, null]);
  expect(bodies).toEqual([{ preliminary_acceptance: 'no', statement: 'Too far apart.' }]);
});

test('errors of a field are returned for it, without a toast [12.58]', async () => {
  const refused = fails(422, 'No.', { errors: [{ path: 'conditions[0].text', message: 'Required' }] });
  const { shown, errors } = await ask('acceptance', refused);
  expect([shown, errors]).toEqual([null, { 'conditions[0].text': 'Required' }]);
  expect(messages).toEqual([]);
});

test('a failed preview returns the reason, without a toast [12.58]', async () => {
  const busy = 'The portal is busy. Please try again in a minute.';
  const { shown, errors, failure } = await ask('acceptance', fails(503, busy));
  expect([shown, errors]).toEqual([null, null]);
  expect(failure).toMatchObject({ status: 503, message: busy });
  expect(messages).toEqual([]);
});
