/** The windows of the list of evaluations in one script, which is loaded with the first of them. */
export { ImportIndicators } from './import-indicators';
export { OpenForm } from './open-form';
