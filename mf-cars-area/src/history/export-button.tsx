import { fileFailed, saveCsv, useLoadFacilities } from '@portal/api-slice';
import { day, pendingWith } from '@portal/domain';
import type { FacilityQuery, NationalFacility } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';
import { MESSAGES } from '../messages';

const { history } = MESSAGES;

export interface ExportButtonProps {
  asked: Pick<FacilityQuery, 'search' | 'sort' | 'status' | 'pending_with'>;
  /** Number of facilities on all pages. */
  total: number;
}

/** Exports the filtered facilities of all pages as CSV. */
export function ExportButton({ asked: { search, sort, status, pending_with }, total }: ExportButtonProps) {
  const load = useLoadFacilities();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      saveCsv(
        facilityRows(await load({ search, sort, status, pending_with })),
        history.file(day(Date.now() / 1000) ?? ''),
      );
    } catch {
      setProblem(fileFailed());
    }
    setBusy(false);
  }
  return (
    <div>
      <Button
        size="small"
        icon={<Icon name="download" />}
        disabled={total === 0}
        loading={isBusy}
        onClick={() => void save()}
      >
        {history.export}
      </Button>
      <output className="cars-soft">{problem}</output>
    </div>
  );
}

type Column = keyof typeof history.columns;

const CELLS: Record<Column, (facility: NationalFacility) => string | null | undefined> = {
  name: ({ name }) => name,
  acronym: ({ acronym }) => acronym,
  type: ({ type }) => type?.name,
  status: ({ submissions }) => submissions.initial_acceptance.status.name,
  since: ({ submissions }) => day(submissions.initial_acceptance.status_since),
  submitted: ({ submissions }) => day(submissions.initial_acceptance.date),
  evaluated: ({ submissions }) => day(submissions.initial_acceptance.evaluation_date),
  preliminary: ({ submissions }) => submissions.initial_acceptance.preliminary_acceptance?.name,
  final: ({ submissions }) => submissions.initial_acceptance.acceptance?.name,
  turn: ({ submissions }) => pendingWith(submissions.initial_acceptance).sentence,
};
const KEYS = Object.keys(history.columns) as Column[];

const facilityRows = (facilities: readonly NationalFacility[]): string[][] => [
  KEYS.map((key) => history.columns[key]),
  ...facilities.map((facility) => KEYS.map((key) => CELLS[key](facility) ?? '')),
];
