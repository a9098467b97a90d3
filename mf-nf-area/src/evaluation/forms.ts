/** The forms of an evaluation in one script, which is loaded with the first of them. */
export { ReportAction } from './report-action';
