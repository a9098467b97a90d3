import type { Colour } from './type-lists';

/** The colour of a value where it is shown: grey (`default`) for none, and danger for one that says nothing of itself. */
export const colourOf = (item: { colour?: Colour } | null | undefined): Colour | 'default' =>
  item ? (item.colour ?? 'danger') : 'default';
