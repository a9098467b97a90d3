/** Gives the document in a frame its style sheet. */
export function adoptStyles({ contentDocument, contentWindow }: HTMLIFrameElement, css: string): void {
  if (!contentDocument || !contentWindow) return;
  // A document takes only sheets that its own window has made.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
}
