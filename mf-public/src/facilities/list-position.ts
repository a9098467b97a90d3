/** A visible row of a list, and its distance from the upper edge, in pixels. */
export interface ListPosition {
  row: number;
  top: number;
}

/** Below the sticky head of the list, in pixels. */
const BELOW_HEAD = 48;

/** What scrolls the table (its list, or the page if the list is as long as its content), and where a row is seen. */
function scrollerOf(table: HTMLElement) {
  const list = table.closest('.pub-list-scroll');
  if (!list || list.scrollHeight <= list.clientHeight)
    return { scroller: document.documentElement, edge: 0, seen: window.innerHeight / 2 };
  const edge = list.getBoundingClientRect().top;
  return { scroller: list, edge, seen: edge + BELOW_HEAD };
}

/** The position of a table's list. Rows and not pixels: the heights of rows that have not been shown are estimates. */
export function positionOf(table: HTMLTableElement | null): ListPosition | undefined {
  if (!table) return undefined;
  const { scroller, edge, seen } = scrollerOf(table);
  if (scroller.scrollTop === 0) return undefined;
  const { left, width } = table.getBoundingClientRect();
  const row = document.elementFromPoint(left + width / 2, seen)?.closest('tr');
  if (!row || !table.contains(row)) return undefined;
  return { row: row.rowIndex, top: row.getBoundingClientRect().top - edge };
}

/** Scrolls a table's list to a position. */
export function scrollTo(table: HTMLTableElement | null, position: ListPosition) {
  const row = table?.rows[position.row];
  if (!table || !row) return;
  const { scroller, edge } = scrollerOf(table);
  scroller.scrollTop += row.getBoundingClientRect().top - edge - position.top;
}
