import { pictureUrl } from '@portal/api-slice';
import { FACILITY_FIELDS, inFull } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { DataSheet } from '@portal/ui/core';
import type { ReactNode } from 'react';
import type { InfoField } from './fields';

export interface FixedFieldsProps {
  facility: NationalFacility;
  names: readonly InfoField[];
}

/** Read-only fields of the general information as a data sheet. */
export const FixedFields = ({ facility, names }: FixedFieldsProps) => (
  <DataSheet items={names.map((name) => ({ label: FACILITY_FIELDS[name].label, value: valueOf(facility, name) }))} />
);

/** The value of a field in words, or the picture itself. */
export function valueOf(facility: NationalFacility, name: InfoField): ReactNode {
  if (name !== 'pictures') return inFull(FACILITY_FIELDS[name], facility[name]);
  const [picture] = facility.pictures;
  return picture !== undefined && <img className="nf-picture" src={pictureUrl(picture)} alt={facility.pretty_name} />;
}
