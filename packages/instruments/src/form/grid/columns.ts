import { CHANNEL_GROUP_FIELDS, namesOf } from '@portal/domain';
import type { CategoryName, ChannelGroupFormValues } from '@portal/domain';
import type { GroupField } from '../group-state';

/** The columns of the grid in the order of the field table: values first, channels last. */
export const GRID_COLUMNS = namesOf(CHANNEL_GROUP_FIELDS) as readonly GroupField[];

/** The columns with single values: all except availability and channels. */
export const VALUE_COLUMNS = GRID_COLUMNS.filter((name) => name !== 'availability' && name !== 'channels');

/** The form values of all groups of a lidar. */
export type Groups = Readonly<Record<CategoryName, ChannelGroupFormValues>>;

/** Dotted path of a value in the form. */
export const pathOf = (category: CategoryName, field: GroupField) => `channels.${category}.${field}`;
