export { AssessmentChip } from './assessment-chip';
export { findingsOf } from './findings';
export { LightChip } from './light-chip';
export { ProfilePlot } from './profile-plot';
export { RequestChip } from './requests/request-chip';
export { RequestView } from './requests/request-view';
export { slotWords } from './requests/slot-words';
export { FLEXIBILITY_WORDS, URGENCY_WORDS } from './requests/words';
