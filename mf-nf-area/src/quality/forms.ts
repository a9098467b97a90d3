/** The forms of the test book in one script, which is loaded with the first of them. */
export { CalibrationEditor } from './calibrations/calibration-editor';
export { ConfigurationEditor } from './configurations/configuration-editor';
export { IniDownload } from './configurations/ini-download';
export { EventForm } from './log-book/event-form';
export { StrikeForm } from './log-book/strike-form';
