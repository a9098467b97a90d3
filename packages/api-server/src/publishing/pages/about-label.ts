import { DEMONSTRATION, LABEL_PAGES, prettyName, type PublicLabel } from '@portal/domain';
import { LABEL_FILES, labelBadge, labelData } from '../../labels/public/addresses';
import type { MatchedPage } from './match-page';
import type { PageAbout } from './page-about';
import {
  servedCertificate,
  servedLabel,
  servedLabels,
  servedMissingLabel,
  structuredLabel,
  type CheckedCertificate,
} from './served-label';

/** What the pages about labels say; an installation without labels has none of these pages. */
export interface LabelWords {
  /** Whether the labels are those of a demonstration, and so none. */
  isDemonstration: boolean;
  findLabel: (acronym: string) => Promise<PublicLabel | undefined>;
  listLabels: () => Promise<PublicLabel[]>;
  /** Checks a code for one who asks from an address; checks are limited for each network. */
  checkCertificate: (code: string, address: string) => Promise<CheckedCertificate>;
}

const marked = (text: string, isDemonstration: boolean) => (isDemonstration ? `${DEMONSTRATION}. ${text}` : text);

/** The page of a label. Search engines index no demonstration. */
function aboutLabel(declared: PageAbout, label: PublicLabel): PageAbout {
  const { facility, sentence, is_demonstration } = label;
  const name = prettyName(facility);
  return {
    ...declared,
    status: 200,
    title: `Label of ${name}`,
    description: marked(`${name}: ${sentence}.`, is_demonstration),
    path: LABEL_PAGES.public(facility.acronym),
    alternates: [
      { type: 'application/json', title: `Label of ${name}`, path: labelData(facility.acronym) },
      { type: 'image/svg+xml', title: `Badge of ${name}`, path: labelBadge(facility.acronym) },
    ],
    isForSearchEngines: !is_demonstration,
    content: servedLabel(label),
    structured: structuredLabel(label),
  };
}

const aboutLabels = (
  declared: PageAbout,
  labels: readonly PublicLabel[],
  { isDemonstration }: LabelWords,
): PageAbout => ({
  ...declared,
  isForSearchEngines: declared.isForSearchEngines && !isDemonstration,
  alternates: [
    { type: 'application/json', title: declared.title, path: LABEL_FILES.json },
    { type: 'text/csv', title: declared.title, path: LABEL_FILES.csv },
  ],
  content: servedLabels(labels, isDemonstration),
});

/** The page of the check of a certificate, which is for nobody but those who have one. */
function aboutCheck(
  declared: PageAbout,
  checked: CheckedCertificate | null,
  { isDemonstration }: LabelWords,
): PageAbout {
  const refused = checked !== null && !('number' in checked) ? checked : null;
  return {
    ...declared,
    status: refused?.status ?? declared.status,
    ...(refused?.retryAfter !== undefined && { retryAfter: refused.retryAfter }),
    path: null,
    isForSearchEngines: false,
    content: servedCertificate(checked, isDemonstration),
  };
}

/** The metadata of a page about labels, as it is declared; `null` for other pages. */
export async function aboutLabelPage(
  words: LabelWords | null,
  { page, params }: MatchedPage,
  declared: PageAbout,
  address: string,
): Promise<PageAbout | null> {
  const missing: PageAbout = { ...declared, status: 404, isForSearchEngines: false };
  switch (page.path) {
    case LABEL_PAGES.public(':nf'): {
      const label = await words?.findLabel(params.nf ?? '');
      if (label) return aboutLabel(declared, label);
      return words ? { ...missing, content: servedMissingLabel(words.isDemonstration) } : missing;
    }
    case LABEL_PAGES.publicList:
      return words ? aboutLabels(declared, await words.listLabels(), words) : missing;
    case LABEL_PAGES.verify(':code?'):
      if (!words) return missing;
      return aboutCheck(declared, params.code ? await words.checkCertificate(params.code, address) : null, words);
    default:
      return null;
  }
}
