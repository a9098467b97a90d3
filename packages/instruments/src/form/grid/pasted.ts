import { CHANNEL_GROUP_FIELDS } from '@portal/domain';
import type { CategoryName, ServedChannelCategory, TypeLists } from '@portal/domain';
import { tidyNumber } from '@portal/ui/form';
import type { GroupField } from '../group-state';
import { GRID_COLUMNS, pathOf } from './columns';
import type { Groups } from './columns';
import { isOpen } from './copy-down';

/** The cell into which a block is pasted. */
export interface PasteTarget {
  category: CategoryName;
  field: GroupField;
}

/** The result of pasting a block. */
export interface Pasted {
  groups: Groups;
  /** Dotted paths of all pasted values, including invalid ones, which are then marked in their cells. */
  paths: string[];
  /** Number of values left out because they fell outside the grid or into unavailable groups. */
  left: number;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a text is a block of cells rather than a single value. */
export const isBlock = (text: string) => /[\t\n\r]/.test(text.trimEnd());

const cellsOf = (text: string): string[][] =>
  text
    .replace(/(\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

function typed(field: GroupField, cell: string, category: ServedChannelCategory, lists: TypeLists) {
  const { control } = CHANNEL_GROUP_FIELDS[field];
  if (field === 'availability') {
    const item = lists['instrument/channel-availability'].find(
      ({ code, name }) => same(code, cell) || same(name, cell),
    );
    return item?.code ?? cell;
  }
  if (field === 'channels') {
    const names = cell.split(/[\s,;]+/).filter(Boolean);
    return names.map((name) => category.channels.find((one) => same(one.short_name, name))?._id ?? name);
  }
  return control === 'number' ? tidyNumber(cell) : cell;
}

const isTitle = (cell: string) => GRID_COLUMNS.some((name) => same(CHANNEL_GROUP_FIELDS[name].label, cell));

/** The lines without titles, each with its group: by name if every line begins with one, otherwise in grid order. */
function placed(lines: string[][], categories: readonly ServedChannelCategory[], target: PasteTarget) {
  const body = lines[0]?.some(isTitle) ? lines.slice(1) : lines;
  const byName = (line: readonly string[]) => categories.find(({ name }) => same(name, line[0] ?? ''));
  if (body.length > 0 && body.every(byName))
    return body.map((line) => ({ category: byName(line), cells: line.slice(1), column: 0 }));
  const from = categories.findIndex(({ name }) => name === target.category);
  const column = GRID_COLUMNS.indexOf(target.field);
  return body.map((cells, index) => ({ category: categories[from + index], cells, column }));
}

/**
 * Pastes a block of spreadsheet cells into the grid, from the target onwards or by group names. Values that match no
 * option are kept as copied, so that they are marked and can be corrected; an empty cell changes nothing.
 */
export function pasted(
  text: string,
  target: PasteTarget,
  { categories, groups, lists }: { categories: readonly ServedChannelCategory[]; groups: Groups; lists: TypeLists },
): Pasted {
  const next = { ...groups };
  const result: Pasted = { groups: next, paths: [], left: 0 };
  for (const { category, cells, column } of placed(cellsOf(text), categories, target))
    cells.forEach((cell, index) => {
      if (cell === '') return;
      const field = GRID_COLUMNS[column + index];
      const group = category && next[category.name];
      // The availability is the first cell of a line and decides whether the following cells are accepted.
      if (!category || !field || !group || (field !== 'availability' && !isOpen(group))) {
        result.left += 1;
        return;
      }
      next[category.name] = { ...group, [field]: typed(field, cell, category, lists) };
      result.paths.push(pathOf(category.name, field));
    });
  return result;
}
