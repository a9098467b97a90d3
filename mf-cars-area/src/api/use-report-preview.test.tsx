import { onMessage } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, renderInPortal, sendsFile } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import type { SentDecision } from './reports';
import { useReportPreview } from './use-report-preview';

const CALL = 'POST /national-facility/f1/initial-acceptance-report-preview';
const DECISION: SentDecision = {
  id: 'f1',
  acceptance: 'no',
  statement: 'Too far apart.',
  configuration: { lidars: [] },
};

const saved: string[] = [];
const messages: string[] = [];

beforeEach(() => {
  saved.length = 0;
  messages.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function here(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
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
  const errors = await preview?.(field, DECISION);
  return { errors, bodies: made.map(({ body }) => body) };
}

test('the preview has the typed values and is saved under the file name from the server [12.58]', async () => {
  const { errors, bodies } = await ask('preliminary_acceptance', sendsFile('CIAO_preview.pdf'));
  expect(errors).toBeNull();
  expect(bodies).toEqual([{ preliminary_acceptance: 'no', statement: 'Too far apart.' }]);
  expect(saved).toEqual(['CIAO_preview.pdf']);
});

test('errors of a field are returned for it, without a toast [12.58]', async () => {
  const refused = fails(422, 'No.', { errors: [{ path: 'conditions[0].text', message: 'Required' }] });
  const { errors } = await ask('acceptance', refused);
  expect(errors).toEqual({ 'conditions[0].text': 'Required' });
  expect([saved, messages]).toEqual([[], []]);
});

test('a failed preview shows the reason [12.58]', async () => {
  const { errors } = await ask('acceptance', fails(503, 'The portal is making other documents at this moment.'));
  expect(errors).toBeNull();
  expect(messages).toEqual(['The portal is making other documents at this moment.']);
  expect(saved).toEqual([]);
});
