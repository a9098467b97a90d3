import type { AspectPath } from '@portal/domain';

/** What an evaluation is on: an aspect of one instrument, or the facility as a whole. */
export type EvaluationAddress = { facilityId: string } & (
  | { aspect: AspectPath; instrumentId: string }
  | { aspect: 'synergy' | 'lidar' | 'photometer'; instrumentId?: undefined }
);

/** Where an evaluation is sent to: as a draft, or for good. */
export function evaluationPath(
  act: 'edit' | 'submit',
  { facilityId, aspect, instrumentId }: EvaluationAddress,
): string {
  const path = `/national-facility/${encodeURIComponent(facilityId)}/${act}`;
  return instrumentId === undefined
    ? `${path}/${aspect}-compliance`
    : `${path}/initial-acceptance/${aspect}-compliance/${encodeURIComponent(instrumentId)}`;
}
