import type { App, Settings } from '../../platform/process/app-types';
import type { DatedInstrument } from '../../labelling/open-data/open-data.store';
import type { Releases } from '../releases/open-releases';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

/** What robots are told from. */
export interface RobotsDeps {
  releases: Pick<Releases, 'current'>;
  settings: Pick<Settings, 'publicUrl'>;
  /** The instruments of certified facilities. */
  listInstruments: () => Promise<readonly DatedInstrument[]>;
}

/** Robots come back after hours; an hour is soon enough for them to hear of a change. */
const KEPT = 'public, max-age=3600';

/** What programs that look for pages are told: where they may go, and what there is. */
export async function robotsRoutes(app: App, { releases, settings, listInstruments }: RobotsDeps): Promise<void> {
  const { publicUrl } = settings;
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', KEPT)
      .type('text/plain; charset=utf-8')
      .send(robotsText(await releases.current(), publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', KEPT)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(await releases.current(), await listInstruments(), publicUrl)),
  );
}
