import type { NetworkMonth } from '@portal/domain';
import { networkScene } from '@portal/plots';
import { Plot } from '@portal/plots/react';
import { useCallback } from 'react';

/** The number of facilities by public status as a plot, together with the plot library. */
export function DrawnNetwork({ months }: { months: readonly NetworkMonth[] }) {
  const draw = useCallback((width: number) => networkScene(months, width), [months]);
  return <Plot draw={draw} />;
}
