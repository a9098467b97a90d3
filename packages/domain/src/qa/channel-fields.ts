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
