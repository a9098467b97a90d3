import { REQUIRED } from '@portal/domain';
import type { Gap } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { useUrlState } from '../url-state/use-url-state';
import type { UrlState } from '../url-state/use-url-state';

/** The URL of the form field that closes a gap. */
export function placeOfGap({ about, id, path }: Gap): Partial<UrlState> {
  if (path === 'instruments') return { tab: 'lidars', adds: ['lidar'] };
  if (about === 'facility') return { tab: 'info', field: path };
  const tab = about === 'lidar' ? 'lidars' : 'photometers';
  return { tab, [about]: id, field: path };
}

interface GapsOfRecord {
  id: string;
  name: string;
  gaps: Gap[];
}

/** Gaps grouped by record, in the server's order. */
export function byRecord(gaps: readonly Gap[]): GapsOfRecord[] {
  const records = new Map<string, GapsOfRecord>();
  for (const gap of gaps) {
    const record = records.get(gap.id) ?? { id: gap.id, name: gap.name, gaps: [] };
    record.gaps.push(gap);
    records.set(gap.id, record);
  }
  return [...records.values()];
}

export interface GapListProps {
  gaps: readonly Gap[];
  onFollow?: () => void;
}

/** Gaps by record, each linked to its form field. */
export function GapList({ gaps, onFollow }: GapListProps) {
  return byRecord(gaps).map(({ id, name, gaps: ofOne }) => (
    <section key={id} className="nf-gaps" aria-label={name}>
      <h4>{name}</h4>
      <ul>
        {ofOne.map((gap) => (
          <GapItem key={gap.path} gap={gap} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  ));
}

// The title of the list already says this.
const OBVIOUS: readonly string[] = [REQUIRED, 'Empty'];

function GapItem({ gap, onFollow }: { gap: Gap; onFollow: (() => void) | undefined }) {
  const { to } = useUrlState();
  return (
    <li>
      <Link to={to(placeOfGap(gap))} preventScrollReset onClick={onFollow}>
        {gap.label}
      </Link>{' '}
      {!OBVIOUS.includes(gap.message) && <span className="nf-soft">{gap.message}</span>}
    </li>
  );
}
