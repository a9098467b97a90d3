import type { AspectPath } from '@portal/domain';

/** What a verdict is on: an aspect of one instrument, or the facility as a whole. */
export type VerdictPlace = { facilityId: string } & (
  | { subject: AspectPath; instrumentId: string }
  | { subject: 'synergy' | 'lidar' | 'photometer'; instrumentId?: undefined }
);

/** Where a verdict is sent to: as a draft, or for good. */
export function verdictPath(act: 'edit' | 'submit', { facilityId, subject, instrumentId }: VerdictPlace): string {
  const path = `/national-facility/${encodeURIComponent(facilityId)}/${act}`;
  return instrumentId === undefined
    ? `${path}/${subject}-compliance`
    : `${path}/initial-acceptance/${subject}-compliance/${encodeURIComponent(instrumentId)}`;
}
