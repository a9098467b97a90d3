import type { InstrumentName } from '@portal/domain';
import { ExternalLink } from '@portal/ui/core';

interface InstrumentLinksProps {
  title: string;
  path: '/lidar' | '/photometer';
  instruments: readonly InstrumentName[];
}

/** Links to the pages of the instruments of one kind; renders nothing if there are none. */
export function InstrumentLinks({ title, path, instruments }: InstrumentLinksProps) {
  if (instruments.length === 0) return null;
  return (
    <div className="pub-instruments">
      <span>{title}: </span>
      <ul>
        {instruments.map(({ _id, name }) => (
          <li key={_id}>
            <ExternalLink href={`${path}/${_id}`}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
