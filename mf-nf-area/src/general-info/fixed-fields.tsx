import { pictureUrl } from '@portal/api-slice';
import { FACILITY_FIELDS, inFull } from '@portal/domain';
import type { Field, NationalFacility } from '@portal/domain';
import { DataSheet } from '@portal/ui/core';
import type { ReactNode } from 'react';
import type { InfoField } from './fields';

export interface FixedFieldsProps {
  facility: NationalFacility;
  names: readonly InfoField[];
  /** Whether they stand among fields that can be changed; then the people who can change these are named. */
  isInForm?: boolean;
}

/** Read-only fields of the general information. */
export function FixedFields({ facility, names, isInForm = false }: FixedFieldsProps) {
  if (names.length === 0) return null;
  const fields: Field[] = isInForm ? names.map((name) => FACILITY_FIELDS[name]) : [];
  const hints = [...new Set(fields.map(({ hint }) => hint).filter(Boolean))];
  return (
    <div className="p-field-span">
      <DataSheet
        items={names.map((name) => ({ label: FACILITY_FIELDS[name].label, value: valueOf(facility, name) }))}
      />
      {hints.map((hint) => (
        <p key={hint} className="nf-soft">
          {hint}
        </p>
      ))}
    </div>
  );
}

function valueOf(facility: NationalFacility, name: InfoField): ReactNode {
  if (name !== 'pictures') return inFull(FACILITY_FIELDS[name], facility[name]);
  const [picture] = facility.pictures;
  return picture !== undefined && <img className="nf-picture" src={pictureUrl(picture)} alt={facility.pretty_name} />;
}
