import type { PortalStore } from '@portal/api-slice';
import { PREVIEW_PATH } from '@portal/domain';
import { previews } from '../api/previews';
import { loadPage } from './load-page';
import { setPreviewOfTab } from './tab';

/** Reloads this page in a preview; if that is refused, the tab leaves the preview and its page gives the reason. */
export async function enterAgain(store: PortalStore, id: string): Promise<void> {
  const { data } = await store.dispatch(previews.endpoints.enterPreview.initiate(id));
  if (data) {
    loadPage(window.location.href, data.pass);
    return;
  }
  setPreviewOfTab(null);
  window.location.replace(`${PREVIEW_PATH}/${encodeURIComponent(id)}`);
}
