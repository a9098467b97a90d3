import { epochOf } from '@portal/domain';
import type { AcceptanceStatusCode, DocumentBlock, DocumentContent } from '@portal/domain';
import type { Scene } from '@portal/plots';
import { everything } from '../../../test/applications';
import { tokenOf, type Caller } from '../../../test/callers';
import { heldFiles, storedBytes } from '../../../test/files';
import { readPdf, renderHere } from '../../../test/pdf';
import { only } from '../../../test/only';
import { testPortal } from '../../../test/portal';
import { componentReviewers, documentNumbers, files } from '../../platform/db/tables';
import { reporting } from './reporting.fixture';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { db } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const JSON_TYPE = 'application/json';
const ask = (what: 'preview' | 'content') => (id: string, body: object, token?: string) =>
  portal.post(
    `/api/national-facility/${id}/initial-acceptance-report-${what}`,
    Buffer.from(JSON.stringify(body)),
    JSON_TYPE,
    token,
  );
const preview = ask('preview');
const content = ask('content');

const WORDS = {
  statement: 'Accepted while the laser is repaired.',
  conditions: [{ text: 'Repair the laser.', due_date: epochOf('2126-12-01') }],
};
const STEPS: [report: string, due: AcceptanceStatusCode, body: object][] = [
  ['preliminary', 'submitted', { preliminary_acceptance: 'conditionally', ...WORDS }],
  ['final', 'waiting_final_report', { acceptance: 'conditionally', ...WORDS }],
];

test.each(STEPS)(
  'the preview of the %s report equals that report and is marked on every page [12.58]',
  async (kind, due, body) => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const answer = await preview(facility.id, body, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`CIAO_${kind}-report-preview_2026-06-15.pdf`),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const shown = await readPdf(answer.rawPayload);
    expect((await issue(facility.id, body, token)).status).toBe(200);
    const { storageKey } = await only(db.select().from(files));
    const issued = await readPdf((await storedBytes(portal, storageKey)) ?? Buffer.alloc(0));
    expect(shown.title).toBe(`Preview: ${issued.title}`);
    for (const page of shown.pages) expect(page).toContain('PREVIEW');
    // The text extraction returns the mark last on each page.
    expect(shown.pages.map((page) => page.replace(/\s*PREVIEW$/, ''))).toEqual(
      issued.pages.map((page) => page.trimEnd()),
    );
    expect(issued.pages.join(' ')).toContain('IA-2026-001');
    expect([shown.bookmarks, shown.parts, shown.lines.length]).toEqual([
      issued.bookmarks,
      issued.parts,
      issued.lines.length,
    ]);
  },
);

/** The texts of a block, in the order in which its document has them. */
function textsOf(block: DocumentBlock<Scene, never>): string[] {
  if (block.kind === 'letterhead') return block.lines.map(({ text }) => text);
  if (block.kind === 'title') return [block.text, block.subtitle];
  if (block.kind === 'entries') return block.entries.flatMap(({ label, value }) => [label, value]);
  if (block.kind === 'table') return [...block.columns.map(({ title }) => title), ...block.rows.flat()];
  return block.kind === 'plot' ? [] : [block.text];
}

/** Line breaks are lost in the extracted text of a page, and its letters are of their compatible form. */
const squeezed = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '').normalize('NFKC');

test.each(STEPS)(
  'the content of the preview of the %s report is that of its document [12.58]',
  async (_, due, body) => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const answer = await content(facility.id, body, token);
    expect(answer.statusCode).toBe(200);
    const { title, blocks } = answer.json().data as DocumentContent<Scene>;
    const pdf = await readPdf((await preview(facility.id, body, token)).rawPayload);
    expect(title).toBe(pdf.title);
    expect(blocks.some(({ kind }) => kind === 'plot')).toBe(true);
    const pages = squeezed(pdf.pages);
    for (const text of blocks.flatMap(textsOf).filter((one) => one.length < 40))
      expect(pages).toContain(squeezed([text]));
  },
);

test.each([preview, content])('a preview stores no file, no number and no audit entry [12.58]', async (shown) => {
  const { facility } = await evaluated();
  const token = await carsToken();
  const before = await everything(portal);
  expect((await shown(facility.id, { preliminary_acceptance: 'no', statement: 'No.' }, token)).statusCode).toBe(200);
  expect(await everything(portal)).toEqual(before);
  expect(await db.select().from(documentNumbers)).toEqual([]);
  expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['an evaluator', 403],
  ['the reviewer of lidars', 403],
  ['ARES', 403],
])('%s cannot see a preview (%i), as they issue no report [12.58]', async (who, status) => {
  const { facility } = await evaluated();
  await db.delete(componentReviewers);
  const token = await tokenOf(portal, who, facility);
  for (const shown of [preview, content])
    expect((await shown(facility.id, { preliminary_acceptance: 'yes' }, token)).statusCode).toBe(status);
});

test.each<[why: string, due: AcceptanceStatusCode, body: object, status: number, path: string | undefined]>([
  ['the report is not due', 'submitted', { acceptance: 'yes' }, 409, undefined],
  ['no decision is sent', 'submitted', { statement: 'So far.' }, 422, ''],
  [
    'both decisions are sent',
    'waiting_final_report',
    { acceptance: 'yes', preliminary_acceptance: 'yes' },
    409,
    undefined,
  ],
  [
    'the day of a condition is in the past',
    'submitted',
    { preliminary_acceptance: 'yes', conditions: [{ text: 'Late.', due_date: epochOf('2026-01-01') }] },
    422,
    'conditions[0].due_date',
  ],
  [
    'a condition has no text',
    'submitted',
    { preliminary_acceptance: 'yes', conditions: [{ text: '' }] },
    422,
    'conditions[0].text',
  ],
  [
    'a rejection has conditions',
    'waiting_final_report',
    { acceptance: 'no', conditions: [{ text: 'Try again.' }] },
    422,
    'conditions',
  ],
  [
    'no plan is missing',
    'submitted',
    { preliminary_acceptance: 'yes', without_plan_reason: 'There is no plan, and never will be.' },
    422,
    'without_plan_reason',
  ],
])('a preview is refused whenever the report would be: %s [12.58]', async (_why, due, body, status, path) => {
  const { facility } = await evaluated(due);
  const token = await carsToken();
  for (const shown of [preview, content]) {
    const answer = await shown(facility.id, body, token);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors?.[0]?.path).toBe(path);
  }
});

test('a preview without the upgrade plan is rendered if the reason is given [12.58]', async () => {
  const { facility } = await evaluated('preliminary_report_issued', 'conditionally');
  const token = await carsToken();
  expect((await preview(facility.id, { acceptance: 'yes' }, token)).statusCode).toBe(409);
  const without_plan_reason = 'The facility is closed, so there will be none.';
  const answer = await preview(facility.id, { acceptance: 'yes', without_plan_reason }, token);
  expect(answer.statusCode).toBe(200);
  expect((await readPdf(answer.rawPayload)).pages.join(' ')).toContain('The facility is closed');
});
