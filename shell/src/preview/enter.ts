import type { PortalStore } from '@portal/api-slice';
import { PREVIEW_PATH } from '@portal/domain';
import { previews } from '../api/previews';
import { loadPage } from './load-page';
import { setPreviewOfTab } from './tab';

/** Loads this page again as it is in a preview; where that is refused, the tab leaves it and its page says why. */
export async function enterAgain(store: PortalStore, id: string): Promise<void> {
  const { data } = await store.dispatch(previews.endpoints.enterPreview.initiate(id));
  if (data) {
    loadPage(window.location.href, data.pass);
    return;
  }
  setPreviewOfTab(null);
  window.location.replace(`${PREVIEW_PATH}/${encodeURIComponent(id)}`);
}
