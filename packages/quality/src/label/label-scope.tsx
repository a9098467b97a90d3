import { configurationsInWords, scopeInWords } from '@portal/domain';
import type { LabelOnDay, LabelScope } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { scope: texts } = LABEL_VIEW_MESSAGES;

interface LabelScopeViewProps {
  scope: LabelScope | null;
  /** Renewals that begin later. */
  later?: LabelOnDay['later'];
}

/** What a label is about, and what it will be about after a renewal; `null` before anything was proposed. */
export function LabelScopeView({ scope, later = [] }: LabelScopeViewProps) {
  if (scope === null) return <p className="qa-note">{texts.none}</p>;
  const { lidars, photometers } = scope;
  const words = scopeInWords(scope);
  return (
    <>
      <dl className="qa-scope">
        <dt>{texts.lidars}</dt>
        {lidars.map((lidar) => (
          <dd key={lidar._id}>{lidar.name + configurationsInWords(lidar)}</dd>
        ))}
        {photometers.length > 0 && <dt>{texts.photometers}</dt>}
        {photometers.map(({ _id, name }) => (
          <dd key={_id}>{name}</dd>
        ))}
      </dl>
      {later
        .filter((period) => scopeInWords(period.scope) !== words)
        .map((period) => (
          <p key={period.place} className="qa-note">
            <Dated text={texts.later(period.from, scopeInWords(period.scope))} />
          </p>
        ))}
    </>
  );
}
