import type { PdfDocument } from '../platform/pdf/document';

/** The upgrade plan of a round, still to be rendered and kept as a file. */
export interface DemoPlan {
  applicationId: string;
  facilityId: string;
  /** Of the file. */
  name: string;
  document: PdfDocument;
}
