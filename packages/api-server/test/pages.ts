import { render } from '../src/platform/pdf/render';
import { applicationDocument } from '../src/labelling/pdf/application-document';
import { reportDocument } from '../src/labelling/pdf/report-document';
import { readPdf } from './pdf';
import { accessibilityProblems } from './pdf-ua';
import { anEvaluatedLidar, anEvaluatedPhotometer, aReport, anEvaluation } from './reports';
import { aLidar, aPhotometer, aSnapshot } from './snapshots';

const WORDS = 'The overlap of the near range was checked with a telecover test. ';

/** Texts of very different lengths, so that pages end at many positions. */
const texts = (seed: number) => ({
  comments: WORDS.repeat(1 + ((seed * 7) % 23)).trim(),
  recommendations: seed % 3 === 0 ? null : WORDS.repeat(1 + ((seed * 5) % 11)).trim(),
});

/** The given number of instruments, half of them lidars and half photometers. */
function instrumentsOf(count: number) {
  const lidars = Array.from({ length: Math.ceil(count / 2) }, (_unused, at) => {
    const evaluation = (place: number) => anEvaluation(texts(at * 5 + place));
    const aspects = { feasibility: 0, feature: 1, channel: 2, general: 3, data: 4 };
    const evaluations = Object.fromEntries(Object.entries(aspects).map(([aspect, n]) => [aspect, evaluation(n)]));
    return anEvaluatedLidar(evaluations, aLidar({ name: `Lidar ${at + 1}` }));
  });
  const photometers = Array.from({ length: Math.floor(count / 2) }, (_unused, at) =>
    anEvaluatedPhotometer(
      { general: anEvaluation(texts(at + 3)), data: anEvaluation(texts(at + 8)) },
      aPhotometer({ name: `Photometer ${at + 1}` }),
    ),
  );
  return { lidars, photometers };
}

/** Whether a line is a heading, which is set larger than text. */
const HEADING = 9.5;
const LEAST_LINES = 5;

/**
 * The layout problems of reports and an application with this many instruments: pages with too few lines, pages that
 * end with a heading, texts beyond the edges, and content that a screen reader would miss.
 */
export async function badPages(count: number): Promise<string[]> {
  const instruments = instrumentsOf(count);
  const documents = [
    reportDocument(aReport(instruments)),
    reportDocument(aReport({ ...instruments, kind: 'preliminary' })),
    applicationDocument(aSnapshot(instruments), new Map()),
  ];
  const bad: string[] = [];
  for (const document of documents) {
    const bytes = await render(document);
    bad.push(...accessibilityProblems(bytes).map((problem) => `${document.title}: ${problem}`));
    const { lines, outside } = await readPdf(bytes);
    bad.push(...outside.map((text) => `${document.title}: ${text} runs off its page`));
    for (const [index, sizes] of lines.entries()) {
      const page = `${document.title}, ${count} instruments, page ${index + 1} of ${lines.length}`;
      if (sizes.length < LEAST_LINES) bad.push(`${page}: ${sizes.length} lines`);
      if ((sizes.at(-1) ?? 0) > HEADING) bad.push(`${page}: ends with a heading`);
    }
  }
  return bad;
}
