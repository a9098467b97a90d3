import { randomUUID } from 'node:crypto';
import type { NetworkStageRow, NetworkStages, Timeline } from '@portal/domain';
import type { TestPortal } from '../../../test/portal';
import { insertDecision } from '../../labelling/label/label-decisions.store';
import { evaluationActions, labelDecisions, regularEvaluations } from '../../platform/db/tables';

type Decision = Partial<typeof labelDecisions.$inferInsert> & Pick<typeof labelDecisions.$inferInsert, 'kind'>;
type Evaluation = Partial<typeof regularEvaluations.$inferInsert>;

const SCOPE = { lidars: [], photometers: [] };

/** What a grant states, by default for five years. */
export const GRANTED = {
  kind: 'grant',
  body: 'A body',
  reference: 'R-1',
  validFrom: '2026-06-01',
  validUntil: '2031-05-31',
  scope: SCOPE,
} as const;

/** Helpers for tests of timelines and of the network by stage. */
export function onTheWay(portal: TestPortal) {
  const { callApi, context, db } = portal;

  /** Appends entries to the record of a label, each recorded at a moment; now by default. */
  async function decide(facilityId: string, ...decisions: Decision[]) {
    for (const decision of decisions) {
      const before = await db.$count(labelDecisions);
      const recordedAt = decision.recordedAt ?? context.now();
      const decidedOn = recordedAt.toISOString().slice(0, 10);
      await insertDecision(db, { facilityId, place: before + 1, recordedAt, decidedOn, ...decision });
    }
  }

  /** Adds an evaluation, by default one that waits for the statement of the facility. */
  async function addEvaluation(facilityId: string, change: Evaluation = {}): Promise<string> {
    const id = randomUUID();
    await db.insert(regularEvaluations).values({
      id,
      facilityId,
      kind: 'yearly',
      openedOn: '2026-06-10',
      periodFrom: '2025-06-10',
      periodTo: '2026-06-09',
      statementDue: '2026-08-09',
      statusSince: new Date('2026-06-10T03:00:00Z'),
      ...change,
    });
    return id;
  }

  const addAction = (evaluationId: string, change: Partial<typeof evaluationActions.$inferInsert> = {}) =>
    db
      .insert(evaluationActions)
      .values({ evaluationId, place: 1, text: 'Replace the flash lamps.', due: '2026-09-01', ...change });

  const readTimeline = async (id: string, token: string): Promise<Timeline> =>
    (await callApi('GET /national-facility/:id/timeline', { params: { id }, token })).body.data as unknown as Timeline;

  const readStages = async (token: string): Promise<NetworkStages> =>
    (await callApi('GET /network/stages', { token })).body.data as unknown as NetworkStages;

  /** The row of a facility in the network by stage. */
  async function rowOf(acronym: string, token: string): Promise<NetworkStageRow> {
    const { rows } = await readStages(token);
    const row = rows.find(({ facility }) => facility.acronym === acronym);
    if (!row) throw new Error(`${acronym} is not in the network by stage.`);
    return row;
  }

  return { decide, addEvaluation, addAction, readTimeline, readStages, rowOf };
}
