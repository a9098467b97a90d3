import type { AspectFields } from '@portal/domain';

/** The fields of aspects without an evaluation. */
export const PHOTOMETER_NOT_EVALUATED: AspectFields<'general' | 'data'> = {
  general_compliance: null,
  general_comments: null,
  general_recommendations: null,
  general_evaluation_date: null,
  general_reviewer: null,
  data_compliance: null,
  data_comments: null,
  data_recommendations: null,
  data_evaluation_date: null,
  data_reviewer: null,
};

/** A lidar has the aspects of a photometer and three more. */
export const LIDAR_NOT_EVALUATED: AspectFields<'feasibility' | 'feature' | 'channel' | 'general' | 'data'> = {
  feasibility_compliance: null,
  feasibility_comments: null,
  feasibility_recommendations: null,
  feasibility_evaluation_date: null,
  feasibility_reviewer: null,
  feature_compliance: null,
  feature_comments: null,
  feature_recommendations: null,
  feature_evaluation_date: null,
  feature_reviewer: null,
  channel_compliance: null,
  channel_comments: null,
  channel_recommendations: null,
  channel_evaluation_date: null,
  channel_reviewer: null,
  ...PHOTOMETER_NOT_EVALUATED,
};
