/** A badge to show on another page, as text to copy. */
export interface BadgeSnippets {
  html: string;
  markdown: string;
}

/**
 * The address of a badge for a page of the portal, by what it shows: browsers keep a badge for an hour, and another
 * address for another state keeps them from showing an older one beside the page that knows better.
 */
export const addressOfBadge = (badge: string, state: string): string => `${badge}?of=${encodeURIComponent(state)}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

/**
 * The badge of a facility that links to the page of its label; both addresses are whole. The text beside the picture
 * names no state: it stays as it was copied, whatever becomes of the label.
 */
export function badgeSnippets(acronym: string, { picture, page }: { picture: string; page: string }): BadgeSnippets {
  const text = `State of the aerosol remote-sensing label of ${acronym}`;
  return {
    html: `<a href="${escaped(page)}"><img src="${escaped(picture)}" alt="${escaped(text)}"></a>`,
    markdown: `[![${text}](${picture})](${page})`,
  };
}
