import type { ReleasedPart, ShareRecord } from '@portal/domain';
import { MESSAGES } from './messages';
import { PartState, ShareState } from './part-state';

export interface PartListProps {
  parts: readonly ReleasedPart[];
  shares: readonly ShareRecord[];
}

/** The parts with their state, each with a link to its panel on this page. */
export const PartList = ({ parts, shares }: PartListProps) => (
  <nav aria-label={MESSAGES.parts}>
    <ul className="adm-part-list">
      {parts.map((part) => (
        <li key={part.name}>
          <a href={`#${part.name}`}>{part.name}</a> <PartState part={part} />
          {shareOf(part, shares).map((share) => (
            <ShareState key={share._id} share={share} />
          ))}
        </li>
      ))}
    </ul>
  </nav>
);

const shareOf = ({ name }: ReleasedPart, shares: readonly ShareRecord[]) =>
  shares.filter((share) => share.parts.some((part) => part.name === name));
