import type { LIDAR_FIELDS } from '@portal/domain';
import type { Section } from './section';

/** A field of a lidar outside its channel groups. */
export type LidarField = keyof typeof LIDAR_FIELDS;

/** The sections of a lidar; `channels` holds the channel groups. */
export const LIDAR_SECTIONS = [
  { id: 'instrument', title: 'Instrument', fields: ['name', 'pictures'] },
  { id: 'location', title: 'Location', fields: ['latitude', 'longitude', 'altitude'] },
  {
    id: 'details',
    title: 'Details',
    fields: ['status', 'planned_operation_date', 'type', 'manufacturer', 'location', 'additional_info'],
  },
  {
    id: 'functions',
    title: 'Additional functions',
    fields: ['laser_alignment', 'polarisation_calibration', 'telecover_measurement', 'dark_signal_measurement'],
  },
  { id: 'channels', title: 'Channels', fields: [] },
  {
    id: 'features',
    title: 'Features',
    fields: [
      'photodetector_eye_piece',
      'pretrigger_20us',
      'eye_safety',
      'unattended_operation',
      'continuous_operation',
      't_h_control',
      'lidar_status_control',
      'additional_features',
    ],
  },
] as const satisfies readonly Section<LidarField>[];
