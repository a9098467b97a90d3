import { PRODUCT_TITLE, titleOf, type FrozenIssuer, type LetterheadLine, type MeaningSettings } from '@portal/domain';
import type { Block } from '../../platform/pdf/document';

/** The issuer of a document, by the settings of the installation at the time of rendering. */
export interface Issuer {
  portal: string;
  /** Letterhead above the title of the document; empty without settings. */
  letterhead: readonly Block[];
  centre: string | null;
  contact: string | null;
  /** Meanings of the outcomes; `null` for the default wording of the portal. */
  meanings: MeaningSettings | null;
}

/** The issuer of documents without settings. */
export const UNNAMED: Issuer = {
  portal: PRODUCT_TITLE,
  letterhead: [],
  centre: null,
  contact: null,
  meanings: null,
};

/** An issuer by its names, for documents without outcomes. */
export type NamedIssuer = Omit<Issuer, 'meanings'>;

const plain = (text: string | null): LetterheadLine[] => (text === null ? [] : [{ text }]);
const name = (text: string | null): LetterheadLine[] => (text === null ? [] : [{ text, isName: true }]);

/** The issuer with these names and this logo (PNG). */
export function namedIssuer(installation: FrozenIssuer, logo?: Uint8Array): NamedIssuer {
  const { infrastructure, issuing_centre, address, contact } = installation;
  const lines = [...plain(infrastructure), ...name(issuing_centre), ...plain(address), ...plain(contact)];
  const alt = `Logo of ${issuing_centre ?? infrastructure ?? titleOf(installation)}`;
  const picture = logo && { bytes: logo, alt };
  const isNamed = lines.length > 0 || picture !== undefined;
  return {
    portal: titleOf(installation),
    centre: issuing_centre,
    contact,
    letterhead: isNamed ? [{ kind: 'letterhead', lines, logo: picture }] : [],
  };
}

/** The issuer with these settings and this logo (PNG). */
export const issuerOf = (installation: FrozenIssuer & MeaningSettings, logo?: Uint8Array): Issuer => ({
  ...namedIssuer(installation, logo),
  meanings: installation,
});
