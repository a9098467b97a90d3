import type { AspectPath } from '@portal/domain';

/** Target of an evaluation: an aspect of an instrument, or the facility as a whole. */
export type EvaluationAddress = { facilityId: string } & (
  | { aspect: AspectPath; instrumentId: string }
  | { aspect: 'synergy' | 'lidar' | 'photometer'; instrumentId?: undefined }
);

/** URL that an evaluation is sent to, as a draft or for good, or opened again with. */
export function evaluationPath(
  act: 'edit' | 'submit' | 'reopen',
  { facilityId, aspect, instrumentId }: EvaluationAddress,
): string {
  const path = `/national-facility/${encodeURIComponent(facilityId)}/${act}`;
  return instrumentId === undefined
    ? `${path}/${aspect}-compliance`
    : `${path}/initial-acceptance/${aspect}-compliance/${encodeURIComponent(instrumentId)}`;
}
