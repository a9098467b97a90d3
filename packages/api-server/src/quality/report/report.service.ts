import { isDrawn, limitsOf, type QaReport } from '@portal/domain';
import { profileScene, type Scene } from '@portal/plots';
import { orNotFound } from '../../platform/errors/app-error';
import { renderDocument } from '../../labelling/acceptance/keep-document';
import { namedIssuer } from '../../labelling/pdf/issuer';
import type { CheckContext } from '../check/run-check';
import { freezeIssuer } from '../issuer/frozen-issuer';
import { readSeries } from '../tests/self-check.service';
import type { StoredTest } from '../tests/tests.store';
import { nameOfReport } from '../tests/freeze-report';
import { testDocument } from './test-document';

/** Width of a plot on a page, in its own units. */
const PLOT_WIDTH = 840;

/** The plots of a test, from its files, which are kept as they came. */
async function scenesOf(context: CheckContext, stored: StoredTest, report: QaReport): Promise<Map<string, Scene>> {
  const { test } = stored;
  const scenes = new Map<string, Scene>();
  const limits = limitsOf(test.selfCheck, test.type);
  for (const { name } of report.results) {
    const { lines } = await readSeries(context, stored, name);
    const figures = report.suggestions.find((each) => each.name === name)?.figures ?? null;
    const facts = { type: test.type, channel: name, lines, limits, figures, former: null };
    const scene = isDrawn(test.type) ? profileScene(facts, PLOT_WIDTH) : undefined;
    if (scene) scenes.set(name, scene);
  }
  return scenes;
}

/** The report of a test as a PDF, from what was frozen with its result. */
export async function renderReport(context: CheckContext, stored: StoredTest) {
  const report = orNotFound(stored.test.report ?? undefined);
  const scenes = await scenesOf(context, stored, report);
  const issuer = namedIssuer(report.issuer ?? (await freezeIssuer(context.db)));
  const document = testDocument(report, scenes, issuer);
  return { name: nameOfReport(report), bytes: await renderDocument(context, document) };
}
