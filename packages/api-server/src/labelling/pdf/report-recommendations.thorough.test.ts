import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import { readPdf } from '../../../test/pdf';
import { anEvaluatedLidar, anEvaluatedPhotometer, anEvaluation, aReport } from '../../../test/reports';
import { aLidar, aPhotometer } from '../../../test/snapshots';
import { render } from '../../platform/pdf/render';
import { reportDocument } from './report-document';

const INSTRUMENTS = 15;
/** Number of words of a recommendation: usually a few lines, sometimes more than a page. */
const wordsIn = (number: number) => (number % 20 === 7 ? 1200 : 30);
const wordsOf = (number: number) => Array.from({ length: wordsIn(number) }, (_unused, at) => `R${number}w${at}`);

/** Evaluations with distinct recommendations, numbered from `first`. */
const recommended = (aspects: readonly string[], first: number) =>
  Object.fromEntries(
    aspects.map((aspect, at) => [aspect, anEvaluation({ recommendations: wordsOf(first + at).join(' ') })]),
  );

/** A report on thirty instruments, in the order of the list. */
function aLongReport() {
  const ofLidars = 2;
  const ofPhotometers = ofLidars + INSTRUMENTS * LIDAR_ASPECTS.length + 1;
  const count = ofPhotometers + INSTRUMENTS * PHOTOMETER_ASPECTS.length;
  const lidars = Array.from({ length: INSTRUMENTS }, (_unused, at) =>
    anEvaluatedLidar(
      recommended(LIDAR_ASPECTS, ofLidars + at * LIDAR_ASPECTS.length),
      aLidar({ name: `Lidar with a rather long name ${at}` }),
    ),
  );
  const photometers = Array.from({ length: INSTRUMENTS }, (_unused, at) =>
    anEvaluatedPhotometer(
      recommended(PHOTOMETER_ASPECTS, ofPhotometers + at * PHOTOMETER_ASPECTS.length),
      aPhotometer({ name: `Photometer ${at}` }),
    ),
  );
  const evaluations = {
    ...recommended(['synergy', 'lidar'], 0),
    ...recommended(['photometer'], ofPhotometers - 1),
  };
  return { report: aReport({ lidars, photometers, evaluations, kind: 'preliminary' }), count };
}

test('text extraction finds every recommendation for thirty instruments in the single list, in order [12.44]', async () => {
  const { report, count } = aLongReport();
  const { pages } = await readPdf(await render(reportDocument(report)));
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  const from = text.indexOf('Instrument Aspect Recommendation ');
  const list = text.slice(from, text.indexOf(' Evaluations ', from));
  expect(list.match(/R\d+w\d+/g)).toEqual(Array.from({ length: count }, (_unused, number) => wordsOf(number)).flat());
});
