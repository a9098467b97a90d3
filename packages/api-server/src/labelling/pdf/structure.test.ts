import { readPdf } from '../../../test/pdf';
import { aReport } from '../../../test/reports';
import { render } from '../../platform/pdf/render';
import { issuerOf } from './issuer';
import { reportDocument } from './report-document';

const SETTINGS = {
  product_title: null,
  infrastructure: null,
  issuing_centre: 'Centre',
  address: null,
  contact: 'centre@site.example',
  preliminary_meaning_yes: null,
  preliminary_meaning_conditionally: null,
  preliminary_meaning_no: null,
  meaning_yes: 'Welcome to the network.',
  meaning_conditionally: null,
  meaning_no: null,
};

test('a report is tagged, displays its title, and has headings and table headers [12.29]', async () => {
  const bytes = await render(reportDocument(aReport(), issuerOf(SETTINGS)));
  const { title, language, parts } = await readPdf(bytes);
  expect([title, language]).toEqual(['Final report: Potenza observatory (CIAO)', 'en']);
  expect(parts).toMatchObject({ H1: 1, H2: expect.any(Number), TH: expect.any(Number) });
  const raw = Buffer.from(bytes).toString('latin1');
  expect(['/Marked true', '/DisplayDocTitle true', 'pdfuaid:part'].filter((mark) => !raw.includes(mark))).toEqual([]);
});

test('a report has its number, its contact and the configured meaning of the decision [12.28]', async () => {
  const report = aReport({ document: { year: 2026, number: 14 } });
  const [first = ''] = (await readPdf(await render(reportDocument(report, issuerOf(SETTINGS))))).pages;
  const wanted = ['IA-2026-014/F', 'centre@site.example', 'Welcome to the network.', 'Next steps'];
  expect(wanted.filter((text) => !first.replaceAll(/\s+/g, ' ').includes(text))).toEqual([]);
});
