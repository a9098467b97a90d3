import { readPdf } from '../../../test/pdf';
import { aReport } from '../../../test/reports';
import { render } from '../../platform/pdf/render';
import { reportDocument } from './report-document';

const plotsOf = (report = aReport()) =>
  reportDocument(report).blocks.flatMap((block) => (block.kind === 'plot' ? [block.scene] : []));

test('the annex draws the range of the channels of each lidar, as a figure that says what it shows [12.68]', async () => {
  const report = aReport();
  const described = report.lidars.filter(({ channels }) => Object.keys(channels).length > 0);
  expect(described.length).toBeGreaterThan(0);
  expect(plotsOf(report).map(({ title }) => title)).toEqual(
    expect.arrayContaining(described.map(({ name }) => `Range of the channels of ${name}`)),
  );
  const { parts, pages } = await readPdf(await render(reportDocument(report)));
  expect(parts).toMatchObject({ Figure: plotsOf(report).length });
  expect(pages.join(' ')).toContain('Criterion for the range');
});

test('the evaluations begin with all instruments and aspects at one glance', () => {
  const report = aReport();
  const matrix = plotsOf(report).find(({ title }) => title === 'Compliance of all instruments');
  expect(matrix?.table.rows.map(([name]) => name)).toEqual(
    [...report.lidars, ...report.photometers].map(({ name }) => name),
  );
});
