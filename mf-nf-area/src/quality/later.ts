/** What is shown beside the test book, in one script: each script of its own costs the start of the area its name. */
export { CalendarTab } from './calendar/calendar-tab';
export { FacilityTimeline } from '../process/facility-timeline';
export { FacilityBook } from './facility-book';
export { RequestsTab } from './requests/requests-tab';
