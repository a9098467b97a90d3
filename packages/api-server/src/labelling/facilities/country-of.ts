import type { CertifiedFacility } from '@portal/domain';

type Position = NonNullable<CertifiedFacility['position']>;

/** The country at a position; `null` at sea and in areas without a country. */
export type CountryOf = (position: Position) => CertifiedFacility['country'];

let loaded: Promise<CountryOf> | undefined;

async function load(): Promise<CountryOf> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return ({ latitude, longitude }) => {
    const code = iso1A2Code([longitude, latitude]);
    return code === null ? null : { code, name: names.of(code) ?? code };
  };
}

/** Loads the outlines of countries on first use. */
export const loadCountries = (): Promise<CountryOf> => (loaded ??= load());
