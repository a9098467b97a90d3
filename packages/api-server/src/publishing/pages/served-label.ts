import {
  badgeSnippets,
  byShownName,
  decisionInWords,
  DEMONSTRATION,
  grantedDaysInWords,
  LABEL_PAGES,
  MISSING_LABEL,
  lossInWords,
  prettyName,
  renewalInWords,
  scopeInWords,
  type PublicLabel,
  type VerifiedCertificate,
} from '@portal/domain';
import { LABEL_FILES, labelBadge, labelData } from '../../labels/public/addresses';
import { escapeHtml } from '../../platform/html/escape';
import { element, htmlOf, link, list, table } from './html-parts';

const NOT_GIVEN = 'Not given';

const page = (...parts: readonly string[]) => ['<main class="p-served">', ...parts, '</main>'].join('\n');
/** Says that labels and certificates of a demonstration are none. */
export const mark = (isDemonstration: boolean) =>
  isDemonstration ? element('p', element('strong', escapeHtml(DEMONSTRATION))) : '';

const alwaysEntries = ({ facility, scope, decision }: Pick<PublicLabel, 'facility' | 'scope' | 'decision'>) =>
  [
    ['Facility', escapeHtml(prettyName(facility))],
    ['Hosting institute(s)', escapeHtml(facility.institute ?? NOT_GIVEN)],
    ['Instruments', htmlOf(scopeInWords(scope))],
    ['Decision', htmlOf(decisionInWords(decision))],
  ] as const;

/** The whole addresses of a badge and of the page that it leads to. */
const badgeOf = ({ facility, page: url }: PublicLabel) => ({
  picture: new URL(labelBadge(facility.acronym), url).href,
  page: url,
});

/** The page of a label as HTML, for readers without scripts. All values are escaped. */
export function servedLabel(label: PublicLabel): string {
  const { facility, sentence, public_text, certificate, renewed } = label;
  const loss = lossInWords(label);
  return page(
    element('p', link(LABEL_PAGES.publicList, 'All labels')),
    element('h1', escapeHtml(`Label of ${prettyName(facility)}`)),
    mark(label.is_demonstration),
    element('p', htmlOf(`${sentence}.`)),
    public_text === null ? '' : element('p', htmlOf(public_text)),
    list([
      ...alwaysEntries(label),
      ['Country', escapeHtml(facility.country ?? NOT_GIVEN)],
      ...(label.labelled_from === label.valid_from ? [] : [['Labelled from', htmlOf(label.labelled_from)] as const]),
      ['Granted for', htmlOf(grantedDaysInWords(label))],
      ['Certificate', escapeHtml(certificate)],
      ...(loss ? [[loss.label, htmlOf(loss.value)] as const] : []),
      ...(renewed ? [['Renewed for', htmlOf(renewalInWords(renewed, label.scope))] as const] : []),
    ]),
    element(
      'p',
      `Download: ${link(labelData(facility.acronym), 'JSON')}, ${link(labelBadge(facility.acronym), 'badge')}`,
    ),
    element('h2', 'Badge to show on another page'),
    element('pre', escapeHtml(badgeSnippets(facility.acronym, badgeOf(label)).html)),
  );
}

/** What an address says of a facility that was never given the label. */
export const servedMissingLabel = (isDemonstration: boolean): string =>
  page(
    element('p', link(LABEL_PAGES.publicList, 'All labels')),
    element('h1', MISSING_LABEL.title),
    mark(isDemonstration),
    element('p', MISSING_LABEL.text),
  );

const rowOf = ({ facility, sentence, scope, page: address }: PublicLabel) =>
  [
    `<th scope="row">${link(address, prettyName(facility))}</th>`,
    element('td', escapeHtml(facility.country ?? NOT_GIVEN)),
    element('td', htmlOf(sentence)),
    element('td', htmlOf(scopeInWords(scope))),
  ].join('');

/** The list of labels as HTML. */
export function servedLabels(labels: readonly PublicLabel[], isDemonstration: boolean): string {
  return page(
    element('h1', 'Labels'),
    mark(isDemonstration),
    labels.length > 0
      ? table(['Facility', 'Country', 'Label', 'Instruments'], labels.toSorted(byShownName).map(rowOf))
      : element('p', 'No label was granted yet.'),
    element('p', `Download: ${link(LABEL_FILES.csv, 'CSV')}, ${link(LABEL_FILES.json, 'JSON')}`),
  );
}

const certificateEntries = (certificate: VerifiedCertificate) =>
  list([
    ['Certificate', escapeHtml(certificate.number)],
    ...alwaysEntries({ ...certificate, facility: { ...certificate.facility, country: null } }),
    ['Issued on', htmlOf(certificate.issued_on)],
    ['First day', htmlOf(certificate.valid_from)],
    ['Last day', htmlOf(certificate.valid_until)],
    ['SHA-256 of the PDF', escapeHtml(certificate.sha256)],
  ]);

/** Why the check of a code found nothing: the code is unknown, or there were too many checks. */
interface RefusedCheck {
  status: 404 | 429;
  sentence: string;
  /** Delay after which a retry is useful, s. */
  retryAfter?: number;
}

/** The form for a code without scripts: the server leads from its address to that of the code. */
const CODE_FORM = `<form action="${LABEL_PAGES.verify('')}"><p><label>Verification code <input name="code" required></label> <button>Check</button></p></form>`;

/** What the check of a code found, or why there is nothing to show. */
export type CheckedCertificate = VerifiedCertificate | RefusedCheck;

/** The check of a certificate as HTML; without a code, what the page is for. */
export function servedCertificate(checked: CheckedCertificate | null, isDemonstration: boolean): string {
  const head = element('h1', 'Check a certificate') + mark(isDemonstration);
  if (checked === null)
    return page(
      head,
      element('p', 'The address in a certificate tells what the certificate is worth today.'),
      CODE_FORM,
    );
  if (!('number' in checked)) return page(head, element('p', escapeHtml(checked.sentence)), CODE_FORM);
  return page(
    head,
    element('p', htmlOf(checked.sentence)),
    certificateEntries(checked),
    element('p', link(checked.page, 'The label of this facility')),
  );
}

/** A label that is valid, as a certification of schema.org; what is not valid, or a demonstration, claims nothing. */
function certificationOf(label: PublicLabel): object {
  const { is_valid, is_demonstration, decision, valid_from, certificate, scope_until, page: url } = label;
  if (is_demonstration) return { disambiguatingDescription: DEMONSTRATION };
  if (!is_valid) return {};
  return {
    hasCertification: {
      '@type': 'Certification',
      name: 'Label of an aerosol remote sensing facility',
      certificationIdentification: certificate,
      certificationStatus: 'https://schema.org/CertificationActive',
      issuedBy: { '@type': 'Organization', name: decision.body },
      validFrom: valid_from,
      expires: scope_until,
      url,
    },
  };
}

/** The page of a label in the vocabulary of schema.org. */
export function structuredLabel(label: PublicLabel): object {
  const { facility, page: url } = label;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    name: prettyName(facility),
    url,
    ...(facility.institute !== null && { parentOrganization: { '@type': 'Organization', name: facility.institute } }),
    ...(facility.country !== null && { address: { '@type': 'PostalAddress', addressCountry: facility.country } }),
    ...certificationOf(label),
  };
}
