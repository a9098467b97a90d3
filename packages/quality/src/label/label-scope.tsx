import { configurationsInWords, isLabelHeld, scopeBefore, scopeInWords, scopeLeftOut } from '@portal/domain';
import type { Day, LabelOnDay, LabelScope } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { scope: texts } = LABEL_VIEW_MESSAGES;

type Label = Pick<LabelOnDay, 'status' | 'period' | 'later' | 'request'>;

/** What a label is about, or was; before it was ever granted, what is proposed; `null` before anything was. */
export const scopeOfLabel = ({ period, request }: Label): LabelScope | null => period?.scope ?? request?.scope ?? null;

/** What a label is about, what it will be about after a renewal that lies ahead, and what is proposed beside it. */
export function LabelScopeView({ label }: { label: Label }) {
  const scope = scopeOfLabel(label);
  if (scope === null) return <p className="qa-note">{texts.none}</p>;
  const proposed = label.period && label.request?.scope;
  // A renewal is lost with its label.
  const later = isLabelHeld(label.status) ? label.later : [];
  const { lidars, photometers } = scope;
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
      {later.map(({ place, from, scope: renewed }, index) => (
        <Renewal key={place} from={from} scope={renewed} before={scopeBefore(scope, later.slice(0, index), from)} />
      ))}
      {proposed && <p className="qa-proposed">{proposedWords(scope, proposed)}</p>}
    </>
  );
}

/** What is proposed, in words, beside what the label is about. */
function proposedWords(scope: LabelScope, proposed: LabelScope): string {
  const words = scopeInWords(proposed);
  return words === scopeInWords(scope) ? texts.proposedSame : texts.proposed(words);
}

/** What a renewal changes in the scope, and what it leaves out; nothing if it keeps the scope. */
function Renewal({ from, scope, before }: { from: Day; scope: LabelScope; before: LabelScope }) {
  if (scopeInWords(scope) === scopeInWords(before)) return null;
  const leftOut = scopeLeftOut(before, scope);
  return (
    <>
      <p className="qa-note">
        <Dated text={texts.later(from, scopeInWords(scope))} />
      </p>
      {leftOut && (
        <p>
          <Dated text={texts.leftOut(from, scopeInWords(leftOut))} />
        </p>
      )}
    </>
  );
}
