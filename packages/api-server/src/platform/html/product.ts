/** Name of the product, in titles and in the top bar. */
export const PRODUCT_TITLE = 'Aerosol Labelling Portal';
