import { answerReports } from '../../dev/own-answers.mjs';
import { openProxy } from '../../dev/proxy.mjs';
import { callPortal } from '../portal.mjs';

const PASS_HEADER = 'preview-pass';

/** Calls and files are the same for all releases; everything else is a page. */
const isPage = ({ method, url }) => ['GET', 'HEAD'].includes(method) && !/^\/(api|releases)\//.test(url);

/** Requests a pass for loading one page with these releases. Throws a `Refusal`. */
const passFor = (portal, parts) =>
  callPortal(portal, ['POST', '/releases/trials'], { parts: parts.map(({ name, hash }) => ({ name, hash })) });

/**
 * A local address of the portal, whose pages have other releases than the current ones. Reports about them are not
 * counted.
 */
export async function openTrials(portal) {
  let shown = [];
  let failed;

  /** The pass of one page; problems are also reported to the user, in case the command ignores them. */
  const headersOf = async (request) => {
    if (!isPage(request)) return {};
    try {
      return { [PASS_HEADER]: (await passFor(portal, shown)).pass };
    } catch (error) {
      failed ??= error;
      throw error;
    }
  };
  const server = await openProxy({
    url: portal.url,
    port: 0,
    own: answerReports,
    headersOf,
  });
  return {
    url: `http://localhost:${server.address().port}`,
    /** Shows these releases from the next page on. Throws a `Refusal` if they cannot run. */
    async show(parts) {
      await passFor(portal, parts);
      shown = parts;
    },
    /** Throws the error that prevented a page from being shown, if any. */
    mustHaveShown() {
      if (failed) throw failed;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
