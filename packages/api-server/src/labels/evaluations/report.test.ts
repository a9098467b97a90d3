import { epochOf } from '@portal/domain';
import { readPdf, renderHere } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { evaluating } from './evaluating.fixture';

const portal = testPortal();
const { context } = portal;
const { close, opened, state, stated } = evaluating(portal);

beforeEach(() => {
  context.pdf = renderHere;
  context.settings.mode = 'production';
});

const download = (id: string, token: string) =>
  portal.get(`/api/evaluations/${id}/report.pdf`, { authorization: `Bearer ${token}` });

const textOf = async (bytes: Buffer) => {
  const pdf = await readPdf(bytes);
  return { text: pdf.pages.join(' ').replaceAll(/\s+/g, ' '), outside: pdf.outside, pages: pdf.pages };
};

test('a closed evaluation has a report with its figures and texts, and no name [12.570]', async () => {
  const { id, owner, staff } = await stated();
  expect((await download(id, owner)).statusCode).toBe(404);
  await close(id, staff, {
    conclusions: 'Tests were late.',
    recommendations: 'Plan them.',
    outcome: 'continue_with_actions',
    actions: [{ text: 'Repeat the telecover.', due: epochOf('2026-12-01') }],
  });
  const answer = await download(id, owner);
  expect(answer.headers['content-disposition']).toContain('CIAO_evaluation_2026.pdf');
  const { text, outside } = await textOf(answer.rawPayload);
  for (const words of [
    'Yearly evaluation',
    '2025-01-01 to 2025-12-31',
    '2024-03-01 to 2029-02-28',
    'MUSA (configuration 1); Cimel 1',
    'Continue with actions',
    'Tests on time Nothing known – at least 90 % Not assessed',
    'Reported downtime Nothing known – at most 10 % Not assessed',
    'It was a dry year.',
    'Tests were late.',
    'Plan them.',
    'Repeat the telecover. 2026-12-01',
    'The calibration centre',
  ])
    expect(text).toContain(words);
  expect(outside).toEqual([]);
  expect(text).not.toMatch(/evaluator@|Ada|Byron|DEMONSTRATION/);
});

test('the report says what was so when the evaluation was closed, whatever changes later [12.570]', async () => {
  const { id, owner, staff } = await stated();
  await close(id, staff);
  const before = await textOf((await download(id, owner)).rawPayload);
  context.settings.mode = 'demo';
  expect(await textOf((await download(id, owner)).rawPayload)).toEqual(before);
});

test('in a demonstration every page of the report says that it is no label [12.570]', async () => {
  context.settings.mode = 'demo';
  const { id, owner, staff } = await opened();
  await state(id, owner, { statement: 'It was a dry year. '.repeat(200) });
  await close(id, staff, { conclusions: 'A good year. '.repeat(300) });
  const { pages } = await textOf((await download(id, owner)).rawPayload);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('DEMONSTRATION – NOT A LABEL');
});
