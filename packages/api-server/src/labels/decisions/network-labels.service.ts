import {
  allowsLabelStep,
  dayOf,
  labelOn,
  prettyName,
  PROPOSALS,
  unmetConditions,
  type LabelOnDay,
  type LabelProposal,
  type NetworkLabel,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { loadLabels } from '../../labelling/label/label-decisions.store';
import { loadProposables, type Proposable } from '../conditions/load-conditions';
import { conditionsOf } from './label-facts';
import { listLabelFacilities } from './network-labels.store';

/** The proposals that the label and its conditions allow. */
export const proposalsOf = (label: LabelOnDay, proposable: Proposable): LabelProposal[] =>
  PROPOSALS.filter((step) =>
    allowsLabelStep(step, {
      labelStatus: label.status,
      labelRequest: label.request?.kind ?? null,
      unmetConditions: unmetConditions(conditionsOf(step, proposable)),
    }),
  );

/** A page of the labels of the network. */
export async function listNetworkLabels(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: { start: number; count: number; search: string },
): Promise<{ labels: NetworkLabel[]; total_count: number }> {
  const today = dayOf(now());
  const { rows, total } = await listLabelFacilities(db, query);
  const ids = rows.map(({ id }) => id);
  const known = await loadLabels(db, today, ids);
  const labels = new Map(ids.map((id) => [id, known.get(id) ?? labelOn([], today)]));
  const proposables = await loadProposables(db, labels, today);
  return {
    labels: rows.flatMap((facility): NetworkLabel[] => {
      const [label, proposable] = [labels.get(facility.id), proposables.get(facility.id)];
      if (!label || !proposable) return [];
      return [
        {
          facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
          status: label.status,
          is_valid: label.is_valid,
          request: label.request && { kind: label.request.kind, since: label.request.since },
          labelled_from: label.first,
          // What was withdrawn is valid until no day.
          valid_until: label.status === 'withdrawn' ? null : label.valid_until,
          can: proposalsOf(label, proposable),
        },
      ];
    }),
    total_count: total,
  };
}
