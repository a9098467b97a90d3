import type { PdfDocument } from '../platform/pdf/document';

/** The upgrade plan of a round before it is rendered and stored as a file. */
export interface DemoPlan {
  applicationId: string;
  facilityId: string;
  name: string;
  document: PdfDocument;
}
