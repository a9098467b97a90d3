export { AssessmentChip } from './assessment-chip';
export { findingsOf } from './findings';
export { LightChip } from './light-chip';
export { ProfilePlot } from './profile-plot';
