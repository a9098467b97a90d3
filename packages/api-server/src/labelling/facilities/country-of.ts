import type { CertifiedFacility } from '@portal/domain';

type Position = NonNullable<CertifiedFacility['position']>;

/** The country of a position; `null` at sea and where no country is. */
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

/** The outlines of countries, which are read when they are first asked for. */
export const loadCountries = (): Promise<CountryOf> => (loaded ??= load());
