import { configurationsInWords } from '@portal/domain';
import type { LabelScope } from '@portal/domain';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { scope: texts } = LABEL_VIEW_MESSAGES;

/** What a label is about; `null` before anything was proposed. */
export function LabelScopeView({ scope }: { scope: LabelScope | null }) {
  if (scope === null) return <p className="qa-note">{texts.none}</p>;
  const { lidars, photometers } = scope;
  return (
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
  );
}
