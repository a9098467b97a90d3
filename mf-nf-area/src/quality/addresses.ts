import { QA_PAGES } from '@portal/domain';
import type { QaTestTypeCode } from '@portal/domain';

/** The test book of a facility, the form of a new configuration in it, and the page of a test. */
export const { book: addressOfBook, configure: addressToConfigure, test: addressOfTest } = QA_PAGES;

/** The start of a new test. */
export const addressToStart = (facilityId: string, lidarId: string, type: QaTestTypeCode) =>
  `/qa-support/${facilityId}/test?lidar=${lidarId}&type=${type}`;

/** The requests of a facility, one of them, or the form of a new one. */
export const addressOfRequests = (facilityId: string) => `${addressOfBook(facilityId)}&tab=requests`;
export const { ownRequest: addressOfRequest } = QA_PAGES;
export const addressToRequest = (facilityId: string) => addressOfRequest(facilityId, NEW_REQUEST);

/** In place of the id of a request: the form of a new one. */
export const NEW_REQUEST = 'new';
