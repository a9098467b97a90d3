import { hiddenInLine, LENGTHS, undrawable } from '@portal/domain';
import { emails, evaluations, facilities, lidars, users } from '../../src/platform/db/tables';
import { ownerToken } from '../../test/callers';
import { addReviewed, administratorToken, giveEvaluations } from '../../test/evaluations';
import { renderHere } from '../../test/pdf';
import { testPortal } from '../../test/portal';
import { TEXTS } from './hostile-values';
import { SETTINGS } from './settings';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db } = portal;

/** Hostile texts as they may be stored: trimmed and within the limit of length. */
const storable = (text: string, max: number) => {
  const kept = text.replaceAll('\0', '').slice(0, max).trim();
  // A character that was cut in half becomes the replacement character, as in transmission.
  return Buffer.from(kept).toString() || 'x';
};

/** Marks beyond the fourth on one letter, which forms refuse. */
const FURTHER_MARKS = /(?<=(?:[\p{Mn}\p{Me}]\p{Cf}*){4})[\p{Mn}\p{Me}]/gu;

/**
 * The same as forms accept them today, without invisible characters and stacked marks. Older stored texts may contain
 * others.
 */
function typed(text: string): string {
  const character = undrawable(text) ?? hiddenInLine(text);
  if (character !== undefined) return typed(text.normalize('NFC').replaceAll(character, ''));
  return text.normalize('NFC').replaceAll(FURTHER_MARKS, '');
}

/** Number of hostile texts in one batch; the fields take them in turn. */
const BATCH_SIZE = 8;
const all = Array.from({ length: Math.ceil(TEXTS.length / BATCH_SIZE) }, (_, index) => ({
  first: index * BATCH_SIZE,
  texts: TEXTS.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE).map((make) => make()),
}));

/** In a run with fewer requests than usual, the first texts represent all. */
const batches = all.slice(0, SETTINGS.requests < 4000 ? 1 : all.length);

/** Writes the texts into every field that documents, messages and tables show. */
async function writeEverywhere(texts: readonly string[]) {
  const field = (index: number, max: number = LENGTHS.shortText) =>
    typed(storable(texts[index % texts.length] ?? '', max)) || 'x';
  await db.update(facilities).set({
    name: field(0, LENGTHS.facilityName),
    hosting_institute: field(1),
    pi_name: field(2),
    lidar_pi_name: field(3),
    photometer_pi_name: field(4),
  });
  await db.update(lidars).set({ name: field(5), manufacturer: field(6), additional_info: field(7, LENGTHS.longText) });
  await db.update(users).set({ firstName: field(1), lastName: field(2) });
}

async function evaluateWith(texts: readonly string[], reviewed: Awaited<ReturnType<typeof addReviewed>>) {
  await giveEvaluations(portal, reviewed);
  const [comments = '', recommendations = ''] = texts.map((text) => storable(text, LENGTHS.longText));
  const suggestion = { compliance: 'yes', code: 0 };
  await db.update(evaluations).set({ comments, recommendations, reviewerId: reviewed.reviewers.lidar, suggestion });
}

test.each(batches)(
  'texts from number $first on: the application, the report, the messages and the table are made, and hold no markup [11.7.7]',
  async ({ texts }) => {
    const reviewed = await addReviewed(portal, 'draft');
    const token = await administratorToken(portal);
    const owner = await ownerToken(portal, reviewed.facility);
    await writeEverywhere(texts);
    const params = { id: reviewed.facility.id };
    const submitted = await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
      params,
      token: owner,
    });
    expect([submitted.status, submitted.body.msg]).toEqual([200, expect.any(String)]);
    await evaluateWith(texts, reviewed);
    const body = { preliminary_acceptance: 'no' };
    const reported = await callApi('POST /national-facility/:id/edit/initial-acceptance', { params, body, token });
    expect([reported.status, reported.body.msg]).toEqual([200, expect.any(String)]);
    for (const document of ['submission', 'evaluation']) {
      const pdf = await portal.get(`/api/national-facility/${params.id}/initial-acceptance-${document}-pdf`, {
        authorization: `Bearer ${token}`,
      });
      expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    const table = await portal.get('/api/audit/csv', { authorization: `Bearer ${token}` });
    expect(table.statusCode).toBe(200);
    // A spreadsheet takes a cell that begins like this for a formula.
    expect(table.body).not.toMatch(/(?:^|[,;])"?[=+@]/m);
    for (const { html } of await db.select().from(emails)) expect(html).not.toMatch(/<script|<img src=x/i);
    expect(portal.logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  },
  120_000,
);
