import type { NetworkMonth } from '@portal/domain';
import { networkScene } from '@portal/plots';
import { Plot } from '@portal/plots/react';
import { useCallback } from 'react';

/** How many facilities were displayed how, with the library that draws it. */
export function DrawnNetwork({ months }: { months: readonly NetworkMonth[] }) {
  const draw = useCallback((width: number) => networkScene(months, width), [months]);
  return <Plot draw={draw} />;
}
