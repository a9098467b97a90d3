import type { Limits, PlotLine, QaTestTypeCode } from '@portal/domain';
import { isWindow } from './profile-lines';

/** The lines of an earlier test, drawn below those of the present one. */
export interface FormerLines {
  /** `yyyy-mm-dd`. */
  day: string;
  lines: readonly PlotLine[];
}

/** The profiles of a channel or pair in a quality assurance test. */
export interface ProfileFacts {
  type: QaTestTypeCode;
  /** Short name of the channel, or names of a pair of channels. */
  channel: string;
  lines: readonly PlotLine[];
  /** The limits of its self-check; those that are not known are not drawn. */
  limits: Limits;
  /** The figures of its self-check; `null` if there are none yet. */
  figures: Readonly<Record<string, unknown>> | null;
  /** `null` if there is no earlier test. */
  former: FormerLines | null;
}

/** Whether sectors or rings of the telescope are compared. */
export const isTelecover = ({ type }: Pick<ProfileFacts, 'type'>) => type === 'telecover' || type === 'telecover_ring';

/** The level of a line that spans a window. */
export const levelOf = (lines: readonly PlotLine[], name: string) =>
  lines.find((line) => line.name === name && isWindow(line))?.points[0]?.[1];
