/** Applies a style sheet to the document in a frame. */
export function adoptStyles({ contentDocument, contentWindow }: HTMLIFrameElement, css: string): void {
  if (!contentDocument || !contentWindow) return;
  // A document only accepts sheets constructed by its own window.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
}
