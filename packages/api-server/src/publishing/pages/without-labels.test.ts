import { testPortal } from '../../../test/portal';
import { labelling } from '../../labels/labelled.fixture';
import { publishBuilt } from '../releases/publish-built.service';
import { aBuiltFolder, aShellRelease } from '../releases/releases.fixture';
import { withLabelPages } from './label-pages.fixture';

const portal = testPortal({ stages: '1a' });

test('an installation that uses the initial acceptance only has no pages, files and badges of labels [12.556]', async () => {
  await publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(withLabelPages())]);
  await labelling(portal).labelled();
  const addresses = ['/label/CIAO', '/labels', '/verify/AAAA', '/api/open/labels.json', '/api/open/labels/CIAO.svg'];
  for (const url of addresses) expect((await portal.get(url)).statusCode).toBe(404);
  expect((await portal.get('/sitemap.xml')).body).not.toContain('/label');
});
