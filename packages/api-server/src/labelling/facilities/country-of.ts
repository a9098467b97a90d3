import type { CertifiedFacility } from '@portal/domain';

type Position = NonNullable<CertifiedFacility['position']>;

/** The country at a position; `null` at sea and in areas without a country. */
export type CountryOf = (position: Position) => CertifiedFacility['country'];

let loaded: Promise<CountryOf> | undefined;

/** Facilities seldom move, and a search through the outlines takes longer than the rest of an entry of the map. */
const MAX_KEPT = 10_000;

function kept(countryOf: CountryOf): CountryOf {
  const found = new Map<string, CertifiedFacility['country']>();
  return (position) => {
    const key = `${position.latitude} ${position.longitude}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= MAX_KEPT) found.clear();
    const country = countryOf(position);
    found.set(key, country);
    return country;
  };
}

async function load(): Promise<CountryOf> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return kept(({ latitude, longitude }) => {
    const code = iso1A2Code([longitude, latitude]);
    return code === null ? null : { code, name: names.of(code) ?? code };
  });
}

/** Loads the outlines of countries on first use. */
export const loadCountries = (): Promise<CountryOf> => (loaded ??= load());
