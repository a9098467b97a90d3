import { advisoriesFor, day, referenceDay } from '@portal/domain';
import type { ADVISORIES, Day, Lidar, LidarAspect } from '@portal/domain';
import { Icon } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from '../evaluations/messages';

type AdvisoryId = (typeof ADVISORIES)[number]['id'];

const ALL: readonly AdvisoryId[] = ['A1', 'A2', 'A3', 'A4'];

/** The advisories that concern an aspect. */
const RELEVANT: Record<LidarAspect, readonly AdvisoryId[]> = {
  feasibility: ['A2'],
  feature: [],
  channel: ['A1', 'A3', 'A4'],
  general: ALL,
  data: ALL,
};

const today = (): Day => day(Date.now() / 1000) ?? '';

const { beside: texts } = EVALUATION_MESSAGES;

/** Advisories for the reviewer of an aspect; they do not affect suggestions. */
export function AdvisoryList({ lidar, aspect }: { lidar: Lidar; aspect: LidarAspect }) {
  const reference = referenceDay(lidar[`${aspect}_evaluation_date`], today());
  const advisories = advisoriesFor(lidar, reference).filter(({ id }) => RELEVANT[aspect].includes(id));
  if (advisories.length === 0) return null;
  return (
    <section className="evaluation-advisories">
      <h3>{texts.advisories}</h3>
      <ul>
        {advisories.map(({ id, text }) => (
          <li key={id}>
            <Icon name="warning" /> {text}
          </li>
        ))}
      </ul>
      <p className="evaluation-soft">{texts.advisoriesText}</p>
    </section>
  );
}
