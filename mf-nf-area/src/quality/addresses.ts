import { QA_PAGES } from '@portal/domain';

/** The test book of a facility, the forms of a new configuration and of a new calibration in it. */
export const { book: addressOfBook, configure: addressToConfigure, calibrate: addressToCalibrate } = QA_PAGES;

/** The page of a test, and the start of a new one. */
export const { test: addressOfTest, start: addressToStart } = QA_PAGES;

/** The requests of a facility, one of them, or the form of a new one. */
export const addressOfRequests = (facilityId: string) => `${addressOfBook(facilityId)}&tab=requests`;
export const { ownRequest: addressOfRequest } = QA_PAGES;
export const addressToRequest = (facilityId: string) => addressOfRequest(facilityId, NEW_REQUEST);

/** In place of the id of a request: the form of a new one. */
export const NEW_REQUEST = 'new';
