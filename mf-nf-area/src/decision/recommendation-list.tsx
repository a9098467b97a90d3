import { isOnCompliant } from '@portal/domain';
import type { Recommendation } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { useMemo } from 'react';
import { DECISION_TEXTS as texts } from './messages';
import './recommendation-list.css';

type Row = Recommendation & { key: string };

/**
 * All recommendations of a report, grouped by instrument. Those that require action come first, and so do their
 * instruments. None is folded away: the facility has to answer each of them.
 */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const groups = useMemo(() => inOrder(recommendations), [recommendations]);
  return (
    <section aria-label={texts.table}>
      <h3>{texts.recommendations(recommendations.length)}</h3>
      {groups.length === 0 && <p>{texts.noRecommendations}</p>}
      <div className="nf-recommendations">
        {groups.map(([on, rows]) => (
          <section key={on} className="nf-recommended" aria-label={on}>
            <h4>{on}</h4>
            <ul>
              {rows.map(({ key, ...row }) => (
                <RecommendationItem key={key} {...row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const RecommendationItem = ({ compliance, aspect, text }: Recommendation) => (
  <li>
    <span>{compliance ? <Chip tone={compliance.colour}>{compliance.name}</Chip> : texts.notSaid}</span>{' '}
    <span>{aspect}</span> <span className="nf-statement">{text}</span>
  </li>
);

/** The recommendations by instrument. The sorting is stable: what requires action equally keeps the report's order. */
function inOrder(recommendations: readonly Recommendation[]): [on: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  const actionsFirst = recommendations
    .map((one, at): Row => ({ ...one, key: String(at) }))
    .toSorted((one, other) => Number(isOnCompliant(one)) - Number(isOnCompliant(other)));
  for (const one of actionsFirst) groups.set(one.on, [...(groups.get(one.on) ?? []), one]);
  return [...groups];
}
