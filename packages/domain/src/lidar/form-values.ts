import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { CategoryName } from '../channels/categories';
import { chosen, typed } from '../fields/field';
import { day } from '../time/day';
import type { ChannelGroup, Instrument, Lidar } from './lidar';

/** A moment as a date field holds it. */
const typedDay = (epoch: number | null | undefined) => day(epoch) ?? '';

/** What the forms of lidars and photometers both start with; without a record, empty. */
export const instrumentFormValues = (instrument: Omit<Instrument, '_id' | 'additional_info'> | null) => ({
  name: typed(instrument?.name),
  pictures: instrument?.pictures ?? [],
  latitude: typed(instrument?.latitude),
  longitude: typed(instrument?.longitude),
  altitude: typed(instrument?.altitude),
  status: chosen(instrument?.status),
  planned_operation_date: typedDay(instrument?.planned_operation_date),
  type: chosen(instrument?.type),
  manufacturer: typed(instrument?.manufacturer),
});

const groupFormValues = (group: ChannelGroup | undefined) => ({
  availability: chosen(group?.availability),
  operation_start_date: typedDay(group?.operation_start_date),
  height_resolution: typed(group?.height_resolution),
  time_resolution: typed(group?.time_resolution),
  distance_full_overlap: typed(group?.distance_full_overlap),
  minimum_altitude_range: typed(group?.minimum_altitude_range),
  channels: (group?.channels ?? []).map(({ _id }) => _id),
});
export type ChannelGroupFormValues = ReturnType<typeof groupFormValues>;

const channelsFormValues = (lidar: Lidar | null) =>
  Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, groupFormValues(lidar?.channels[name])])) as Record<
    CategoryName,
    ChannelGroupFormValues
  >;

/** What the form of a lidar starts with; without a lidar, empty. */
export const lidarFormValues = (lidar: Lidar | null) => ({
  ...instrumentFormValues(lidar),
  location: chosen(lidar?.location),
  additional_info: typed(lidar?.additional_info),
  laser_alignment: chosen(lidar?.laser_alignment),
  polarisation_calibration: chosen(lidar?.polarisation_calibration),
  telecover_measurement: chosen(lidar?.telecover_measurement),
  dark_signal_measurement: chosen(lidar?.dark_signal_measurement),
  channels: channelsFormValues(lidar),
  photodetector_eye_piece: chosen(lidar?.photodetector_eye_piece),
  pretrigger_20us: chosen(lidar?.pretrigger_20us),
  eye_safety: chosen(lidar?.eye_safety),
  unattended_operation: chosen(lidar?.unattended_operation),
  continuous_operation: chosen(lidar?.continuous_operation),
  t_h_control: chosen(lidar?.t_h_control),
  lidar_status_control: chosen(lidar?.lidar_status_control),
  additional_features: typed(lidar?.additional_features),
  ...(lidar && { version: lidar.version }),
});
export type LidarFormValues = ReturnType<typeof lidarFormValues>;
