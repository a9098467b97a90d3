import {
  printedCode,
  type CertifiedFacility,
  type Found,
  type PublicLabel,
  type VerifiedCertificate,
} from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { addPerson } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { labelCertificates } from '../../platform/db/tables';
import { withLabelPages } from '../../publishing/pages/label-pages.fixture';
import { publishBuilt } from '../../publishing/releases/publish-built.service';
import { aBuiltFolder, aShellRelease } from '../../publishing/releases/releases.fixture';

interface Properties {
  status_code: string;
  label: { is_valid: boolean } | null;
}

/** Tokens of a service, of an administrator, and of a user who has no facility. */
interface Readers {
  service: string;
  staff: string;
  reader: string;
}

const isLabelled = ([facility]: readonly CertifiedFacility[]) => facility?.displayed_status.code === 'labelled';

const VALID = /Labelled, valid until/;
const CERTIFICATE = /This certificate is valid today/;
/** Of the line of an instrument. */
const LABEL_LINE = /Labelled since \S+ ?, valid until/;

/** Addresses with limits of their own. */
const addressOf = (at: number) => `192.0.2.${at % 250}`;

/** Everything that the public, a service or a user can ask about the one label of a portal, its pages included. */
export function answering(portal: TestPortal) {
  const { callApi, context, db, get } = portal;

  /** Releases the pages, adds the readers, and returns the token of a service. */
  async function serviceToken(): Promise<string> {
    await publishBuilt(context, [aBuiltFolder(aShellRelease()), aBuiltFolder(withLabelPages())]);
    await addPerson(portal, { email: 'reader@site.example', roles: ['national_facility'] });
    const made = await callApi('POST /api-tokens', {
      token: await administratorToken(portal),
      body: { name: 'ARES', scopes: ['certified'], days: 365 },
    });
    return (made.body.data as unknown as { token: string }).token;
  }

  /** A page as it is served, from an address with a limit of its own. */
  async function pageAt(url: string, at = 0) {
    const { statusCode, body } = await portal.inject({ method: 'GET', url, remoteAddress: addressOf(at) });
    const root = /<div id="root">(.*)<\/div>\n<noscript>/s.exec(body)?.[1] ?? '';
    return {
      status: statusCode,
      root,
      words: root.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
      claims: body.includes('hasCertification'),
    };
  }

  async function pages(lidarId: string, codes: readonly string[]) {
    const checks = [];
    for (const [at, code] of codes.entries()) checks.push(await pageAt(`/verify/${printedCode(code)}`, at));
    return {
      label: await pageAt('/label/CIAO'),
      list: await pageAt('/labels'),
      instrument: await pageAt(`/lidar/${lidarId}`),
      checks,
    };
  }

  async function calls(lidarId: string, { service, staff, reader }: Readers, codes: readonly string[]) {
    const checks: VerifiedCertificate[] = [];
    for (const [at, code] of codes.entries())
      checks.push(
        (await callApi('GET /open/verify/:code', { params: { code: printedCode(code) }, ip: addressOf(at) })).body
          .data as unknown as VerifiedCertificate,
      );
    const search = async (q: string) =>
      (await get(`/api/search?q=${q}`, { authorization: `Bearer ${reader}` })).json<{ data: Found[] }>().data;
    return {
      checks,
      document: await get('/api/open/labels/CIAO.json'),
      badge: await get('/api/open/labels/CIAO.svg'),
      list: (await get('/api/open/labels.json')).json<PublicLabel[]>(),
      rows: (await get('/api/open/labels.csv')).body.trim().split('\r\n').slice(1),
      open: (await get('/api/open-data/facilities.geojson')).json<{ features: { properties: Properties }[] }>(),
      csv: (await get('/api/open-data/facilities.csv')).body,
      sitemap: (await get('/sitemap.xml')).body,
      map: (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[],
      read: (await callApi('GET /national-facility/certified', { token: service })).body
        .data as unknown as CertifiedFacility[],
      about: (await callApi('GET /lidar/system/:id/about', { params: { id: lidarId } })).body.data as unknown as {
        label: { code: string } | null;
        facility: object | null;
      },
      all: (await callApi('GET /national-facility/all', { token: staff })).body.data as unknown as {
        label: { is_valid: boolean } | null;
      }[],
      found: [...(await search('CIAO')), ...(await search('MUSA'))],
    };
  }

  /** What each place says today: whether the label is valid, whether the facility is shown, whether it ever had a label. */
  async function answers(lidarId: string, readers: Readers) {
    const codes = (await db.select().from(labelCertificates)).map(({ code }) => code);
    const { document, badge, list, rows, open, csv, sitemap, map, read, about, all, found, checks } = await calls(
      lidarId,
      readers,
      codes,
    );
    const page = await pages(lidarId, codes);
    return {
      says: {
        document: document.statusCode === 200 && document.json<PublicLabel>().is_valid,
        badge: badge.body.includes('>valid until '),
        list: list.some(({ is_valid }) => is_valid),
        'labels as CSV': rows.some((row) => row.includes('"granted","yes"')),
        open: open.features.some(({ properties }) => properties.label?.is_valid === true),
        'status in open data': open.features.some(({ properties }) => properties.status_code === 'labelled'),
        csv: csv.includes('"labelled"') && csv.includes('"granted","yes"'),
        map: isLabelled(map) && map[0]?.label !== null,
        service: isLabelled(read),
        instrument: about.label?.code === 'labelled',
        staff: all.some(({ label }) => label?.is_valid === true),
        certificate: checks.some(({ is_valid }) => is_valid),
        'page of the label': VALID.test(page.label.words),
        'linked data of the label': page.label.claims,
        'page of the list': VALID.test(page.list.words),
        'page of the instrument': LABEL_LINE.test(page.instrument.words),
        'page of the certificate': page.checks.some(({ words }) => CERTIFICATE.test(words)),
      },
      shown: {
        map: map.length > 0,
        ...(document.statusCode === 200 && { 'link from the label': document.json<PublicLabel>().is_on_map }),
        instrument: about.facility !== null,
        'page of the instrument': page.instrument.words.includes('Facility Iza'),
        'sitemap with the instrument': sitemap.includes(`/lidar/${lidarId}</loc>`),
        search: found.some(({ kind }) => kind === 'facility'),
        'search for instruments': found.some(({ kind }) => kind === 'lidar'),
      },
      listed: {
        document: document.statusCode === 200,
        list: list.length === 1,
        'labels as CSV': rows.length === 1,
        'page of the label': page.label.status === 200,
        'page of the list': page.list.root.includes('/label/CIAO'),
        sitemap: sitemap.includes('/label/CIAO</loc>'),
      },
      valid: checks.filter(({ is_valid }) => is_valid).length,
      status: document.statusCode === 200 ? document.json<PublicLabel>().status : 'none',
      badge: />([^<]*)<\/text><\/g>/.exec(badge.body)?.[1] ?? 'none',
    };
  }

  return { answers, serviceToken };
}
