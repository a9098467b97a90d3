/** Texts of the filters, which the first page does not show. */
export const FILTER_MESSAGES = {
  all: 'All',
  labels: { status: 'Label state', type: 'Type of instrument', wavelength: 'Wavelength', country: 'Country' },
  nanometres: (wavelength: number) => `${wavelength} nm`,
} as const;
