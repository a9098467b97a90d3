import type { TestConfig } from 'yup';
import { wholeBetween, within } from '../fields/quantity';
import { text } from '../fields/text';

const MAX_CHAIN_ID = 999_999;

/** The id of a lidar, version, configuration or channel in the processing chain. */
export const chainId = () => wholeBetween(1, MAX_CHAIN_ID);

/** The short name of a channel. */
export const shortName = () => text(8);

/** The name under which a result is given: a channel, or a pair of channels with a slash. */
export const resultName = () => text(17);

/** A figure of a channel that may be empty. */
export const figure = (min: number, max: number, decimals: number) => within({ min, max, decimals }).nullable();

/** Refuses the second element of a list that has the name of another one. */
export const namedOnce = (field: 'name' | 'short_name'): TestConfig => ({
  name: 'once',
  test: (rows, { path, createError }) => {
    // Other tests say that an element is no record or has no name.
    const names = ((rows ?? []) as (Record<string, unknown> | null)[]).map((row) => row?.[field]);
    const second = names.findIndex((name, place) => name !== undefined && names.indexOf(name) < place);
    return second === -1 || createError({ path: `${path}[${second}].${field}`, message: 'Is named twice' });
  },
});
