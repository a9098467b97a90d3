import { CHANNEL_GROUP_FIELDS, minimumAltitudeHelp } from '@portal/domain';
import type { CategoryName, Day, Field, LidarFormValues, ServedChannelCategory } from '@portal/domain';
import { Button, Disclosure } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { useCallback, useId, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { channelGrid } from '../channel-grid';
import type { GroupField } from '../group-state';
import { useServedLists } from '../type-lists';
import { ChannelHead } from './channel-head';
import { GRID_COLUMNS } from './columns';
import { copiedDown } from './copy-down';
import { GridAdvice } from './grid-advice';
import { GroupRows } from './group-rows';
import { MESSAGES } from './messages';
import { isBlock, pasted } from './pasted';
import { walk } from './walk';

export interface ChannelGroupsGridProps {
  /** The served categories; their order is the order of the rows. */
  categories: readonly ServedChannelCategory[];
  today: Day;
}

const unitOf = (field: GroupField) => {
  const { unit }: Field = CHANNEL_GROUP_FIELDS[field];
  return unit === undefined ? '' : ` (${unit})`;
};

const hintOf = (field: GroupField): string | undefined => (CHANNEL_GROUP_FIELDS[field] as Field).hint;

/** All channel groups in one grid: one row per group, one column per value, and the channels. */
export function ChannelGroupsGrid({ categories, today }: ChannelGroupsGridProps) {
  const { values, setFieldValue } = useFormikContext<LidarFormValues>();
  const [done, setDone] = useState('');
  const [first] = categories;
  const id = useId();
  const hintId = useCallback((column: string) => `${id}-hint-${column}`, [id]);
  const adviceId = useCallback((column: string) => `${id}-advice-${column}`, [id]);
  const paste = usePaste(categories, setDone);
  const copyDown = (field: GroupField) => {
    const { groups, filled } = copiedDown(categories, values.channels, field);
    void setFieldValue('channels', groups);
    setDone(MESSAGES.copied(CHANNEL_GROUP_FIELDS[field].label, filled.length));
  };
  return (
    <>
      <div className="ins-grid-frame">
        {/* Not interactive: it handles keyboard and paste events that bubble up from its cells. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className="ins-grid" aria-label={MESSAGES.table} onKeyDown={walk} onPaste={paste}>
          <thead>
            <tr>
              <th scope="col">{MESSAGES.group}</th>
              {GRID_COLUMNS.map((field) => (
                <th key={field} scope="col" className={`ins-col-${field}`}>
                  <span className="ins-grid-head">
                    {CHANNEL_GROUP_FIELDS[field].label}
                    {unitOf(field)}
                    <Button
                      size="small"
                      type="text"
                      aria-label={MESSAGES.copyDownOf(CHANNEL_GROUP_FIELDS[field].label)}
                      title={MESSAGES.copyDown}
                      onClick={() => copyDown(field)}
                    >
                      <span aria-hidden="true">↓</span>
                    </Button>
                  </span>
                  {field === 'channels' && first && <ChannelHead columns={channelGrid(first).columns} />}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map((category) => (
            <GroupRows
              key={category.name}
              category={category}
              group={values.channels[category.name]}
              {...{ today, hintId, adviceId }}
            />
          ))}
        </table>
      </div>
      <GridAdvice {...{ categories, today, adviceId }} />
      <output className="ins-note">{done}</output>
      <Disclosure summary={MESSAGES.asked}>
        <dl className="ins-grid-hints">
          {GRID_COLUMNS.map((field) => (
            <div key={field}>
              <dt>{CHANNEL_GROUP_FIELDS[field].label}</dt>
              <dd id={hintId(field)}>{hintOf(field) ?? <AltitudeHints categories={categories} />}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

/** The hints for the minimum altitude range, by group because the criterion differs. */
function AltitudeHints({ categories }: Pick<ChannelGroupsGridProps, 'categories'>) {
  const lines = new Map<string, CategoryName[]>();
  for (const category of categories) {
    const text = minimumAltitudeHelp(category);
    lines.set(text, [...(lines.get(text) ?? []), category.name]);
  }
  return [...lines].map(([text, names]) => (
    <span key={text} className="ins-grid-hint">
      {names.join(', ')}: {text}
    </span>
  ));
}

/** Handles a pasted block of spreadsheet cells; a single value is left to the browser. */
function usePaste(categories: readonly ServedChannelCategory[], setDone: (done: string) => void) {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<LidarFormValues>();
  const lists = useServedLists();
  return (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const cell = event.target instanceof Element ? event.target.closest('[data-column], .ins-cell-choice') : null;
    const row = cell?.closest<HTMLElement>('[data-section-title]')?.dataset.sectionTitle;
    const category = categories.find(({ name }) => name === row);
    if (!isBlock(text) || !category) return;
    event.preventDefault();
    const column = (cell as HTMLElement).dataset.column ?? 'availability';
    const field = GRID_COLUMNS.find((name) => name === column) ?? 'channels';
    const { groups, paths, left } = pasted(
      text,
      { category: category.name, field },
      { categories, groups: values.channels, lists },
    );
    void setFieldValue('channels', groups);
    for (const path of paths) void setFieldTouched(path, true, false);
    setDone(MESSAGES.pasted(paths.length, left));
  };
}
