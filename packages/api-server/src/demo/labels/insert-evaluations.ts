import {
  addDays,
  certificateNumber,
  dayOf,
  epochSeconds,
  INDICATORS,
  labelOn,
  lightOfIndicator,
  prettyName,
  type Day,
  type IndicatorFigure,
  type RegularEvaluationReport,
  REGULAR_EVALUATION_SETTINGS,
} from '@portal/domain';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { lastCertificate } from '../../labels/evaluations/evaluations.store';
import type { Db } from '../../platform/db/client';
import { freezeIssuer } from '../../quality/issuer/frozen-issuer';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import { insertEvaluationRows } from './evaluations.store';
import { EVALUATION_STORIES, type EvaluationStory } from './evaluation-stories';

const MINUTES_PER_DAY = 1440;

/** The figures of a closed evaluation. */
const figuresOf = ({ figures = {} }: EvaluationStory, importedAt: number): IndicatorFigure[] =>
  INDICATORS.map(({ code, source, unit, target }) => {
    const [numerator = null, denominator = null] = figures[code] ?? [];
    const share = numerator !== null && denominator ? numerator / denominator : null;
    const value = unit === 'share' ? share : numerator;
    return {
      code,
      value,
      numerator,
      denominator,
      target,
      light: lightOfIndicator({ code, target }, value),
      imported_at: source === 'import' && value !== null ? importedAt : null,
    };
  });

interface Making {
  tx: Db;
  loaded: LoadedFacility;
  now: Date;
  evaluator: string;
}

const ago = (now: Date, days: number) => plusMinutes(now, -days * MINUTES_PER_DAY);

/** The calendar year before the opening, but not before the label. */
function periodOf({ loaded }: Making, openedOn: Day) {
  const year = Number(openedOn.slice(0, 4)) - 1;
  const first = loaded.labelDecisions.find(({ valid_from: from }) => from !== null)?.valid_from ?? openedOn;
  const from = [`${year}-01-01`, first].toSorted().at(-1) ?? first;
  const to = `${year}-12-31`;
  return to < from ? { from: first, to: openedOn } : { from, to };
}

/** What the report of a closed evaluation says. */
async function reportOf(making: Making, story: EvaluationStory): Promise<RegularEvaluationReport | null> {
  const { tx, loaded, now } = making;
  const { closed, kind, openedDaysAgo, statement } = story;
  if (!closed) return null;
  const { facility } = loaded;
  const closedAt = ago(now, closed.daysAgo);
  const label = labelOn(loaded.labelDecisions, dayOf(closedAt));
  if (!label.period || !label.valid_until) throw new Error(`${facility.acronym} of the demonstration has no label.`);
  const { from, to } = periodOf(making, dayOf(ago(now, openedDaysAgo)));
  const certificate = await lastCertificate(tx, facility.id);
  return {
    issued_at: epochSeconds(closedAt),
    issuer: await freezeIssuer(tx),
    facility: { acronym: facility.acronym, pretty_name: prettyName(facility), institute: facility.hosting_institute },
    kind,
    period_from: from,
    period_to: to,
    scope: label.period.scope,
    label: {
      valid_from: label.period.from,
      valid_until: label.valid_until,
      certificate: certificate ? certificateNumber(certificate) : null,
    },
    indicators: figuresOf(story, epochSeconds(ago(now, openedDaysAgo))),
    indicators_on: to,
    statement: statement?.text ?? null,
    stated_at: statement ? epochSeconds(ago(now, statement.daysAgo)) : null,
    conclusions: closed.conclusions,
    recommendations: closed.recommendations ?? null,
    outcome: closed.outcome,
    actions: (closed.actions ?? []).map(({ text, due }) => ({ text, due: addDays(dayOf(now), -due) })),
    is_demonstration: true,
  };
}

async function insertOne(making: Making, story: EvaluationStory): Promise<void> {
  const { tx, loaded, now, evaluator } = making;
  const openedAt = ago(now, story.openedDaysAgo);
  const openedOn = dayOf(openedAt);
  const { closed, statement } = story;
  const { from, to } = periodOf(making, openedOn);
  const since = closed?.daysAgo ?? statement?.daysAgo ?? story.openedDaysAgo;
  const owner = loaded.facility.ownerId;
  await insertEvaluationRows(
    tx,
    {
      facilityId: loaded.facility.id,
      kind: story.kind,
      openedForYear: null,
      openedOn,
      periodFrom: from,
      periodTo: to,
      statementDue: addDays(openedOn, REGULAR_EVALUATION_SETTINGS.statementDays),
      status: story.status,
      statusSince: ago(now, since),
      statement: statement?.text ?? null,
      statedAt: statement ? ago(now, statement.daysAgo) : null,
      conclusions: closed?.conclusions ?? null,
      recommendations: closed?.recommendations ?? null,
      outcome: closed?.outcome ?? null,
      closedAt: closed ? ago(now, closed.daysAgo) : null,
      closedById: closed ? evaluator : null,
      report: await reportOf(making, story),
      createdAt: openedAt,
      createdById: evaluator,
    },
    (closed?.actions ?? []).map(({ text, due, reported }) => ({
      text,
      due: addDays(dayOf(now), -due),
      reportedAt: reported ? ago(now, reported.daysAgo) : null,
      reportedById: reported ? owner : null,
      report: reported?.text ?? null,
    })),
  );
}

/** Inserts the regular evaluations of the demonstration, after its labels. */
export async function insertEvaluations(
  tx: Db,
  { all, evaluator, now }: { all: readonly FacilityRows[]; evaluator: string; now: Date },
): Promise<void> {
  for (const [acronym, stories] of Object.entries(EVALUATION_STORIES)) {
    const id = all.find(({ facility }) => facility.acronym === acronym)?.facility.id;
    const loaded = id && (await findFacility(tx, id));
    if (!loaded) throw new Error(`The demonstration has no facility ${acronym}.`);
    for (const story of stories) await insertOne({ tx, loaded, now, evaluator }, story);
  }
}
