import { byCode, COMPLIANCES } from '@portal/domain';
import { readPdf } from '../../../test/pdf';
import { aReport } from '../../../test/reports';
import { render } from '../../platform/pdf/render';
import { reportDocument } from './report-document';

const plotsOf = (report = aReport()) =>
  reportDocument(report).blocks.flatMap((block) => (block.kind === 'plot' ? [block.scene] : []));

test('the annex shows the range of the channels of each lidar as a figure with a description [12.68]', async () => {
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

test('a long name without spaces stays on the page, in any script', async () => {
  const report = aReport();
  for (const letter of ['W', 'm', 'i']) {
    const name = letter.repeat(255);
    const [lidar, photometer] = [report.lidars[0], report.photometers[0]];
    if (!lidar || !photometer) throw new Error('The report has no pair of instruments.');
    const renamed = <One extends object>(all: Readonly<Record<string, One>>) =>
      Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...one, name }]));
    const { synergy_matrix: matrix } = report;
    const pairs = { ...matrix, lidars: renamed(matrix.lidars), photometers: renamed(matrix.photometers) };
    const named = {
      ...report,
      facility: { ...report.facility, name },
      lidars: [{ ...lidar, name }],
      photometers: [{ ...photometer, name }],
      synergy_matrix: pairs,
    };
    expect(plotsOf(named)).toHaveLength(plotsOf({ ...report, lidars: [lidar], photometers: [photometer] }).length);
    expect((await readPdf(await render(reportDocument(named)))).outside).toEqual([]);
  }
});

test('no compliance is truncated in the overview', () => {
  const report = aReport();
  const partially = byCode(COMPLIANCES, 'partially');
  const lidars = report.lidars.map((lidar) => ({
    ...lidar,
    general_compliance: partially,
    data_compliance: partially,
  }));
  const matrix = plotsOf({ ...report, lidars }).find(({ title }) => title === 'Compliance of all instruments');
  const words = matrix?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
  expect(matrix?.table.rows.flat()).toContain('Partially compliant');
  expect(words.join(' ')).toContain('Partially compliant');
  expect(words.join(' ')).not.toContain('Partially comp…');
});

test('the evaluations begin with an overview of all instruments and aspects', () => {
  const report = aReport();
  const matrix = plotsOf(report).find(({ title }) => title === 'Compliance of all instruments');
  expect(matrix?.table.rows.map(([name]) => name)).toEqual(
    [...report.lidars, ...report.photometers].map(({ name }) => name),
  );
});
