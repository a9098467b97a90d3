import {
  dayOf,
  isLabelProposal,
  LABEL_REQUESTS,
  LABEL_STATUSES,
  LABEL_STEPS,
  labelOn,
  OFFERED_STATUSES,
  statesValidity,
  unmetConditions,
  type LabelOnDay,
} from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { loadLabels } from '../../labelling/label/label-decisions.store';
import { loadProposables } from '../../labels/conditions/load-conditions';
import { auditEntries, facilities, labelCertificates } from '../../platform/db/tables';
import { loadDemo } from '../load-demo';
import { distinct, recordsOfLabels } from './label-records.fixture';

const portal = testPortal({ mode: 'demo' }, 'all tests');
const { context, db } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

test('the demonstration has labels in every state, every step and every request, and a certificate of each grant', async () => {
  const labels = await loadLabels(db, dayOf(context.now()));
  const all = await db.select({ id: facilities.id }).from(facilities);
  expect(distinct(all.map(({ id }) => labels.get(id)?.status ?? 'none'))).toEqual(distinct(LABEL_STATUSES));
  const decisions = (await recordsOfLabels(db)).flatMap((record) => record.decisions);
  expect(distinct(decisions.map(({ kind }) => kind))).toEqual(distinct(Object.keys(LABEL_STEPS)));
  // That of a suspension is decided on.
  const requests = [...labels.values()].flatMap(({ request }) => request?.kind ?? []);
  expect(distinct(requests)).toEqual(distinct(LABEL_REQUESTS.filter((kind) => kind !== 'suspension')));
  const granting = decisions.filter(({ kind }) => statesValidity(kind)).map(({ id }) => id);
  const certificates = await db.select().from(labelCertificates);
  expect(distinct(certificates.map(({ decisionId }) => decisionId))).toEqual(distinct(granting));
  expect(certificates.filter(({ content }) => !content.is_demonstration)).toEqual([]);
});

test('certificates are numbered in the order of their issue', async () => {
  const certificates = await db.select().from(labelCertificates);
  const inOrder = certificates.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  for (const year of new Set(certificates.map((each) => each.year))) {
    const given = inOrder.filter((each) => each.year === year).map(({ number }) => number);
    expect(given).toEqual(given.map((_number, at) => at + 1));
  }
});

test('a renewal can be proposed at once, and a first label as well', async () => {
  const today = dayOf(context.now());
  const all = await db.select({ id: facilities.id, acronym: facilities.acronym }).from(facilities);
  const labels = await loadLabels(db, today);
  const none = labelOn([], today);
  const of = new Map<string, LabelOnDay>(all.map(({ id }) => [id, labels.get(id) ?? none]));
  const proposables = await loadProposables(db, of, today);
  const acronymsOf = (kind: 'label' | 'renewal') =>
    all
      .filter(({ id }) => {
        const { status, request } = of.get(id) ?? none;
        const isNext = request === null && status === (kind === 'label' ? 'none' : 'granted');
        return isNext && unmetConditions(proposables.get(id)?.[kind] ?? []).length === 0;
      })
      .map(({ acronym }) => acronym);
  expect(acronymsOf('label')).toContain('SIRTA');
  expect(acronymsOf('renewal')).toContain('CO-PDD');
});

test('the public status was set with the steps of the label, and is what the last of them set', async () => {
  for (const { acronym, loaded, decisions } of await recordsOfLabels(db)) {
    const { id, displayed_status: displayed } = loaded.facility;
    const entries = (await db.select().from(auditEntries))
      .filter(({ facilityId }) => facilityId === id)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const set = entries.flatMap(({ action, at, newValue }) => {
      if (action !== 'facility.set-displayed-status') return [];
      return [{ at, status: (newValue as { displayed_status: string }).displayed_status }];
    });
    expect([acronym, set.at(-1)?.status]).toEqual([acronym, displayed]);
    const offered = decisions.flatMap(({ kind, recordedAt }) => {
      const status = OFFERED_STATUSES[kind];
      return status === undefined ? [] : [{ at: recordedAt, status }];
    });
    const changing = offered.filter(({ status }, place) => status !== offered[place - 1]?.status);
    expect([acronym, set.slice(1)]).toEqual([acronym, changing]);
  }
});

test('proposals are recorded by the centre, decisions by an administrator, and the end by the portal', async () => {
  const recorders = new Map<string, Set<string | null>>();
  for (const { decisions } of await recordsOfLabels(db))
    for (const { kind, recordedById } of decisions) {
      const by = isLabelProposal(kind) ? 'centre' : kind === 'expire' ? 'portal' : 'administrator';
      recorders.set(by, (recorders.get(by) ?? new Set()).add(recordedById));
    }
  expect(recorders.get('portal')).toEqual(new Set([null]));
  const [centre, administrator] = [recorders.get('centre'), recorders.get('administrator')];
  expect([centre?.size, administrator?.size]).toEqual([1, 1]);
  expect(centre).not.toEqual(administrator);
});
