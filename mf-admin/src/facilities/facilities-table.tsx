import { useDownload } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { turnWords } from '@portal/facilities';
import { EmptyState } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import { useMemo } from 'react';
import type { OpenWindow } from './facility-actions';
import { facilityColumns } from './facility-columns';
import './facilities.css';
import { MESSAGES } from './messages';
import { reviewersOf } from './reviewers-cell';

/** Props of `FacilitiesTable`. */
export interface FacilitiesTableProps {
  facilities: readonly NationalFacility[];
  onOpen: OpenWindow;
}

const { table: texts } = MESSAGES;

/** The words by which a facility is found. */
export function textOf({ pretty_name, type, pi_name, pi_contact, owner, submissions }: NationalFacility): string {
  const application = submissions.initial_acceptance;
  const reviewers = reviewersOf(application.component_reviewers);
  return [
    pretty_name,
    type?.name,
    pi_name,
    pi_contact,
    owner.email,
    application.status.name,
    turnWords(application),
    ...reviewers,
  ].join(' ');
}

/** All facilities, with what administrators do about them. */
export function FacilitiesTable({ facilities, onOpen }: FacilitiesTableProps) {
  const download = useDownload();
  const columns = useMemo(() => facilityColumns(onOpen, download), [onOpen, download]);
  return (
    <DataTable
      caption={texts.caption}
      rows={facilities}
      rowKey={({ _id }) => _id}
      columns={columns}
      empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
      search={{ label: texts.search, placeholder: texts.placeholder, textOf }}
      isWide
    />
  );
}
