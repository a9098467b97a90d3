import { CONFIGURATION_MESSAGES } from './messages';
import type { ChannelValues } from './configuration-values';

const { summary: texts } = CONFIGURATION_MESSAGES.channel;

const OPTICS = ['background_low', 'background_high', 'g_r', 'g_t', 'h_r', 'h_t', 'k'] as const;

type Summarized = keyof typeof texts.values;
const SUMMARIZED = Object.keys(texts.values) as Summarized[];

/** The values of a channel in one line, for its folded section. */
export function channelSummary(shortName: string, values: ChannelValues | undefined): string {
  if (!values) return texts.none;
  const given = SUMMARIZED.filter((name) => values[name] !== '').map((name) => texts.values[name](values[name]));
  const optics = OPTICS.filter((name) => values[name] !== '').length;
  const geometry = values.short_name === shortName ? [] : [values.short_name];
  return [...geometry, ...given, ...(optics > 0 ? [texts.optics(optics)] : [])].join(' · ') || texts.none;
}
