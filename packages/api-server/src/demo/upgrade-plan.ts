import { byCode, COMPLIANCES, day, prettyName, PRODUCT_TITLE } from '@portal/domain';
import { NO_VALUE } from '../platform/pdf/document';
import type { DemoPlan } from './demo-plan';
import type { EvaluationRow, FacilityRow } from './demo.store';
import type { Instruments } from './instrument-rows';

interface Planned {
  facility: FacilityRow;
  instruments: Instruments;
  applicationId: string;
  evaluations: readonly EvaluationRow[];
  addedAt: Date;
}

const NOTICE =
  'This is demonstration content: the portal made this plan from the recommendations of the evaluation. It says nothing about the real facility.';

const PARTS: Readonly<Record<EvaluationRow['aspect'], string>> = {
  feasibility: 'Feasibility',
  feature: 'Features',
  channel: 'Channels',
  general: 'Instrument',
  data: 'Data',
  synergy: 'Synergy',
  lidar: 'Lidars',
  photometer: 'Photometers',
};

/** The tasks of the plan: the recommendations of evaluations that are not a yes. */
function tasks({ facility, instruments, evaluations }: Planned): string[][] {
  const named = [...instruments.lidars, ...instruments.photometers];
  const nameOf = (id: string) => named.find((instrument) => instrument.id === id)?.name ?? facility.acronym;
  return evaluations
    .filter(({ compliance, recommendations }) => compliance !== 'yes' && recommendations)
    .map(({ targetId, aspect, compliance, recommendations }) => [
      nameOf(targetId),
      PARTS[aspect],
      byCode(COMPLIANCES, compliance)?.name ?? NO_VALUE,
      recommendations ?? NO_VALUE,
    ]);
}

/** An upgrade plan as an owner would have uploaded it, marked as demonstration content. */
export function upgradePlan(planned: Planned): DemoPlan {
  const { facility, applicationId, addedAt } = planned;
  const of = prettyName(facility);
  const on = day(addedAt.getTime() / 1000) ?? NO_VALUE;
  const columns = [
    { title: 'Instrument', share: 4 },
    { title: 'Part', share: 3 },
    { title: 'Evaluation', share: 4 },
    { title: 'What will be done', share: 10 },
  ];
  return {
    applicationId,
    facilityId: facility.id,
    name: `${facility.acronym}_upgrade-plan_${on}.pdf`,
    document: {
      title: `Upgrade plan of ${of}`,
      runningHead: `Upgrade plan of ${of}`,
      footer: `Demonstration content of the ${PRODUCT_TITLE} · ${on}`,
      author: PRODUCT_TITLE,
      createdAt: addedAt,
      blocks: [
        { kind: 'title', text: `Upgrade plan of ${facility.acronym}`, subtitle: of },
        { kind: 'paragraph', text: NOTICE },
        { kind: 'heading', level: 2, text: 'Recommendations of the evaluation', bookmark: true },
        { kind: 'table', columns, rows: tasks(planned) },
      ],
    },
  };
}
