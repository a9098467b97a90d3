import { PREVIEW_LEAVE } from '@portal/domain';
import { escapeHtml } from '../../platform/html/escape';
import type { ShownPreview } from './show-preview';

/** Address of the bar's style sheet: the server's own, since a preview may have any shell, even one without the bar. */
export const BAR_STYLES = '/preview.css';

/**
 * Always visible at the lower edge, and after the page's content, so that it never permanently covers content or the
 * focus.
 */
export const BAR_CSS = `html {
  scroll-padding-block-end: 80px;
}

.portal-preview {
  position: sticky;
  z-index: 1000;
  inset-block-end: 0;
  box-sizing: border-box;
  padding: 8px 16px;
  border-block-start: 2px solid #8a5300;
  background: #fff3d6;
  color: #4a2c00;
  font: 14px/1.5 var(--p-font, system-ui, sans-serif);
  overflow-wrap: anywhere;
}

.portal-preview a {
  color: inherit;
  font-weight: 600;
}

.portal-preview a:focus-visible {
  outline: 2px solid currentcolor;
  outline-offset: 2px;
}
`;

/** The bar of a page in a preview. It is part of the HTML, so that a preview whose scripts fail can be left too. */
export const previewBar = ({ title }: ShownPreview) =>
  `<aside class="portal-preview" aria-label="Preview"><strong>Preview of ${escapeHtml(title)}</strong> · <a href="${PREVIEW_LEAVE}">leave</a></aside>`;
