import type { AspectPath } from '@portal/domain';

/** What an evaluation is on: an aspect of one instrument, or the facility as a whole. */
export type EvaluationPlace = { facilityId: string } & (
  | { subject: AspectPath; instrumentId: string }
  | { subject: 'synergy' | 'lidar' | 'photometer'; instrumentId?: undefined }
);

/** Where an evaluation is sent to: as a draft, or for good. */
export function evaluationPath(act: 'edit' | 'submit', { facilityId, subject, instrumentId }: EvaluationPlace): string {
  const path = `/national-facility/${encodeURIComponent(facilityId)}/${act}`;
  return instrumentId === undefined
    ? `${path}/${subject}-compliance`
    : `${path}/initial-acceptance/${subject}-compliance/${encodeURIComponent(instrumentId)}`;
}
