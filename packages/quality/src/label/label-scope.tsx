import type { LabelScope } from '@portal/domain';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { scope: texts } = LABEL_VIEW_MESSAGES;

/** The instruments of a scope in words, the lidars with the numbers of their configurations. */
export const scopeInWords = ({ lidars, photometers }: LabelScope): string[] => [
  ...lidars.map(({ name, configurations }) => texts.lidar(name, texts.configurations(configurations))),
  ...photometers.map(({ name }) => name),
];

/** What a label is about; `null` before anything was proposed. */
export function LabelScopeView({ scope }: { scope: LabelScope | null }) {
  if (scope === null) return <p className="qa-note">{texts.none}</p>;
  const { lidars, photometers } = scope;
  return (
    <dl className="qa-scope">
      <dt>{texts.lidars}</dt>
      {lidars.map(({ _id, name, configurations }) => (
        <dd key={_id}>{texts.lidar(name, texts.configurations(configurations))}</dd>
      ))}
      {photometers.length > 0 && <dt>{texts.photometers}</dt>}
      {photometers.map(({ _id, name }) => (
        <dd key={_id}>{name}</dd>
      ))}
    </dl>
  );
}
