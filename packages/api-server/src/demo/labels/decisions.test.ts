import {
  addDays,
  allowsLabelStep,
  dayOf,
  epochOf,
  LABEL_SETTINGS,
  LABEL_STEPS,
  labelOn,
  problemsOfDecisionDays,
  recordsDecision,
  statesValidity,
  unmetConditions,
  type Day,
  type LabelOnDay,
} from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { listAccepted, listVersions } from '../../labelling/accepted/accepted-versions.store';
import { toCounted, type DecisionRow } from '../../labelling/label/label-decisions.store';
import { lidarConfigurations } from '../../platform/db/tables';
import { listPeriods } from '../../quality/configurations/periods.store';
import { loadDemo } from '../load-demo';
import { recordsOfLabels } from './label-records.fixture';

const portal = testPortal({ mode: 'demo' }, 'all tests');
const { context, db } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

/** The numbers of the configurations of each lidar that were approved on a day. */
async function approvedOn(facilityId: string, day: Day): Promise<Map<string, number[]>> {
  const periods = await listPeriods(db, facilityId);
  const approved = periods.filter(
    ({ status, validFrom, validTo }) =>
      status === 'approved' && validFrom <= day && (validTo === null || day < validTo),
  );
  const numbers = new Map<string, number[]>();
  for (const { id, lidarId, number } of await db.select().from(lidarConfigurations))
    if (approved.some(({ configurationId }) => configurationId === id))
      numbers.set(lidarId, [...(numbers.get(lidarId) ?? []), number]);
  return numbers;
}

/** The ids of the instruments that were accepted at a moment. */
async function acceptedAt(facilityId: string, at: Date): Promise<string[]> {
  const version = (await listVersions(db, facilityId)).find(({ validFrom }) => validFrom <= at);
  const instruments = version ? await listAccepted(db, version.id) : [];
  return instruments.filter(({ isAccepted }) => isAccepted).map(({ id }) => id);
}

const epochOrNull = (day: Day | null | undefined) => (day ? epochOf(day) : null);

/** What the service would have refused about the days of an entry. */
function problemsOfDays(row: DecisionRow, before: readonly DecisionRow[], label: LabelOnDay): string[] {
  if (!recordsDecision(row.kind)) return [];
  const { validFrom, validUntil } = row;
  const last = before.findLast(({ kind }) => recordsDecision(kind));
  const proposed = label.request ? dayOf(new Date(label.request.since * 1000)) : null;
  const isGrant = validFrom !== null && validUntil !== null;
  const validity = isGrant && { valid_from: epochOf(validFrom), valid_until: epochOf(validUntil) };
  const problems = problemsOfDecisionDays(
    { on: epochOf(row.decidedOn), ...validity },
    {
      today: epochOf(dayOf(row.recordedAt)),
      last: epochOrNull(last?.decidedOn),
      proposed: epochOrNull(proposed),
      end: row.kind === 'renew' ? epochOrNull(label.valid_until) : null,
    },
  );
  return problems.map(({ message }) => message);
}

/** What the service would have refused of an entry on its day, after those before it. */
function refusals(row: DecisionRow, before: readonly DecisionRow[]): string[] {
  const { kind } = row;
  const today = dayOf(row.recordedAt);
  // The day before its end is recorded, the label is what expires.
  const label = labelOn(before.map(toCounted), kind === 'expire' ? addDays(today, -1) : today);
  const facts = { labelStatus: label.status, labelRequest: label.request?.kind ?? null, unmetConditions: [] };
  const found = problemsOfDays(row, before, label);
  if (!allowsLabelStep(kind, facts)) found.push('state');
  if (kind === 'expire' && label.valid_until !== addDays(today, -1)) found.push('expired on another day');
  if (LABEL_STEPS[kind].needsReason && (row.reason ?? '').length < LABEL_SETTINGS.texts.shortestReason)
    found.push('reason');
  if (LABEL_STEPS[kind].publicText === 'required' && row.publicText === null) found.push('no public text');
  if (recordsDecision(kind) && (row.reference === null || row.body === null)) found.push('no one decided');
  if (statesValidity(kind) && JSON.stringify(row.scope) !== JSON.stringify(label.request?.scope))
    found.push('not the proposed scope');
  if (before.some(({ recordedAt }) => recordedAt > row.recordedAt)) found.push('order');
  return found;
}

test('every label of the demonstration could have been proposed and decided on as it was', async () => {
  const wrong = (await recordsOfLabels(db)).flatMap(({ acronym, decisions }) =>
    decisions.flatMap((row, at) => refusals(row, decisions.slice(0, at)).map((found) => [acronym, row.kind, found])),
  );
  expect(wrong).toEqual([]);
});

test('every proposal is of accepted instruments and of configurations that were approved on that day, and meets its conditions', async () => {
  const wrong: unknown[] = [];
  for (const { acronym, loaded, decisions } of await recordsOfLabels(db))
    for (const { kind, recordedAt, scope, conditions } of decisions) {
      if (kind !== 'propose' && kind !== 'propose-renewal') continue;
      const { id } = loaded.facility;
      const approved = await approvedOn(id, dayOf(recordedAt));
      const accepted = await acceptedAt(id, recordedAt);
      const { lidars = [], photometers = [] } = scope ?? {};
      if (lidars.length === 0 || photometers.length === 0) wrong.push([acronym, kind, 'no scope']);
      for (const { _id, name } of [...lidars, ...photometers])
        if (!accepted.includes(_id)) wrong.push([acronym, kind, name, 'is not accepted']);
      for (const { _id, configurations } of lidars)
        if (configurations.length === 0 || configurations.some((number) => !approved.get(_id)?.includes(number)))
          wrong.push([acronym, kind, configurations, approved.get(_id)]);
      const codes = (conditions ?? []).map(({ code }) => code);
      if (codes.includes('full-evaluation') !== (kind === 'propose-renewal') || !codes.includes('tests'))
        wrong.push([acronym, kind, codes]);
      const unmet = unmetConditions(conditions ?? []);
      if (unmet.length > 0) wrong.push([acronym, kind, unmet]);
    }
  expect(wrong).toEqual([]);
});
