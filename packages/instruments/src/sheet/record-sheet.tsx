import { dateLabels, inFull } from '@portal/domain';
import type { Field, Section } from '@portal/domain';
import { Button, DataSheet, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { InstrumentPicture } from '../instrument-picture';
// For the sheet of a lidar, which may be loaded later.
import '../channel-table.css';
import '../instruments.css';

export interface SectionSheetProps<Name extends string> {
  section: Section<Name>;
  fields: Readonly<Record<Name, Field>>;
  record: Readonly<Record<Name, unknown>>;
}

/** A section of a record as a data sheet, with every value in words and with its unit, without pictures. */
export function SectionSheet<Name extends string>({ section, fields, record }: SectionSheetProps<Name>) {
  const labels = dateLabels(record);
  const items = section.fields
    .filter((name) => fields[name].control !== 'pictures')
    .map((name) => ({
      label: labels[name] ?? fields[name].label,
      value: inFull(fields[name], record[name]),
      isWide: fields[name].control === 'lines',
    }));
  return (
    <Panel title={section.title} level={2}>
      <DataSheet items={items} />
    </Panel>
  );
}

export interface SheetFrameProps {
  name: string;
  /** File ids, at most one. */
  pictures: readonly string[];
  urlOf: (id: string) => string;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A read-only record: its picture, its sections, and a button to close it. */
export function SheetFrame({ name, pictures: [picture], urlOf, onClose, children }: SheetFrameProps) {
  return (
    <div className="ins-view ins-sheet">
      <InstrumentPicture name={name} url={picture === undefined ? null : urlOf(picture)} />
      {children}
      {onClose && (
        <div>
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </div>
  );
}
