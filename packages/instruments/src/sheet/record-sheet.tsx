import { valueInWords } from '@portal/domain';
import type { Field, FieldValue, RecordKind } from '@portal/domain';
import { Button, DefinitionList, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { InstrumentPicture } from '../instrument-picture';
import type { Section } from '../form/section';
import '../instruments.css';

/** Props of `SectionSheet`. */
export interface SectionSheetProps<Name extends string> {
  kind: RecordKind;
  section: Section<Name>;
  fields: Readonly<Record<Name, Field>>;
  values: Readonly<Record<Name, FieldValue>>;
}

/** A section of a record as a data sheet: every value in words, with its unit. Pictures are shown elsewhere. */
export function SectionSheet<Name extends string>({ kind, section, fields, values }: SectionSheetProps<Name>) {
  const items = section.fields
    .filter((name) => name !== 'pictures')
    .map((name) => ({
      label: fields[name].label,
      value: values[name].length > 0 && valueInWords(kind, name, values[name]),
    }));
  return (
    <Panel title={section.title} level={2}>
      <DefinitionList items={items} />
    </Panel>
  );
}

/** Props of `SheetFrame`. */
export interface SheetFrameProps {
  name: string;
  /** File ids, at most one. */
  pictures: readonly string[];
  urlOf: (id: string) => string;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A record to be read: its picture, its sections, and the way back. */
export function SheetFrame({ name, pictures: [picture], urlOf, onClose, children }: SheetFrameProps) {
  return (
    <div className="ins-view">
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
