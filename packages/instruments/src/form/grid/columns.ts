import { CHANNEL_GROUP_FIELDS, namesOf } from '@portal/domain';
import type { CategoryName, ChannelGroupFormValues } from '@portal/domain';
import type { GroupField } from '../group-state';

/** The columns of the grid in the order of the table of fields: values first, the channels last. */
export const GRID_COLUMNS = namesOf(CHANNEL_GROUP_FIELDS) as readonly GroupField[];

/** The columns of single values: of all but the availability and the channels. */
export const VALUE_COLUMNS = GRID_COLUMNS.filter((name) => name !== 'availability' && name !== 'channels');

/** The groups of a lidar as the form holds them. */
export type Groups = Readonly<Record<CategoryName, ChannelGroupFormValues>>;

/** Where a value stands in the form. */
export const pathOf = (category: CategoryName, field: GroupField) => `channels.${category}.${field}`;
