import type { Light } from '@portal/domain';
import { LIGHT_WORDS } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';

const LOOKS: Record<Light, { tone: Tone; shape: string }> = {
  grey: { tone: 'neutral', shape: '○' },
  green: { tone: 'success', shape: '●' },
  blue: { tone: 'info', shape: '◆' },
  amber: { tone: 'warning', shape: '▲' },
  red: { tone: 'danger', shape: '■' },
};

interface LightChipProps {
  light: Light;
  /** The sentence of the light; by default its name. */
  words?: string;
}

/** A traffic light as colour, shape and words. */
export function LightChip({ light, words = LIGHT_WORDS[light] }: LightChipProps) {
  const { tone, shape } = LOOKS[light];
  return (
    <Chip tone={tone}>
      <span aria-hidden="true">{shape}</span> {words}
    </Chip>
  );
}
