import type { CertifiedFacility } from '@portal/domain';
import { MESSAGES } from '../messages';
import { markerKind } from './marker-kind';
import { MarkerSymbol } from './marker-symbol';

/** What the markers stand for, in words: the own network by the name of its type, where a facility shows it. */
export function Legend({ facilities }: { facilities: readonly CertifiedFacility[] }) {
  const network = facilities.find((facility) => markerKind(facility) === 'own')?.type?.name;
  return (
    <ul className="pub-legend" aria-label={MESSAGES.map.legend}>
      <li>
        <MarkerSymbol kind="own" /> {network ?? MESSAGES.map.network}
      </li>
      <li>
        <MarkerSymbol kind="other" /> {MESSAGES.map.otherTypes}
      </li>
    </ul>
  );
}
