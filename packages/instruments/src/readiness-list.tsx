import type { Readiness } from '@portal/domain';
import { Chip, DefinitionList } from '@portal/ui/core';

/** A function or feature by its label, and how far it is; `null` when nobody has said. */
export type ReadinessLine = readonly [label: string, value: Readiness | null];

// An item that does not say its colour is not known to be any good.
const tone = (value: Readiness) => value.colour ?? 'danger';

/** Functions or features, each with its value as a chip: green when there, amber when planned, red when not. */
export function ReadinessList({ lines }: { lines: readonly ReadinessLine[] }) {
  const items = lines.map(([label, value]) => ({
    label,
    value: value ? <Chip tone={tone(value)}>{value.name}</Chip> : <Chip tone="neutral">N/A</Chip>,
  }));
  return <DefinitionList items={items} />;
}
