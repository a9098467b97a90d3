import { saveFile, useLoadFacilities } from '@portal/api-slice';
import { BYTE_ORDER_MARK, csvRow, day } from '@portal/domain';
import type { FacilityQuery } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import { facilityRows } from './facility-rows';

const { history } = MESSAGES;

/** Props of `ExportButton`. */
export interface ExportButtonProps {
  /** What is looked for, and the order. */
  asked: Pick<FacilityQuery, 'search' | 'sort'>;
  /** How many facilities that are. */
  total: number;
}

/** Saves the facilities that were found, on all pages, as a table for spreadsheets. */
export function ExportButton({ asked: { search, sort }, total }: ExportButtonProps) {
  const load = useLoadFacilities();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function save() {
    setState('busy');
    try {
      const rows = facilityRows(await load({ search, sort })).map(csvRow);
      const file = new Blob([BYTE_ORDER_MARK, ...rows], { type: 'text/csv;charset=utf-8' });
      saveFile(file, history.file(day(Date.now() / 1000) ?? ''));
      setState('ready');
    } catch {
      setState('failed');
    }
  }
  return (
    <div>
      <Button
        icon={<Icon name="download" />}
        disabled={total === 0}
        loading={state === 'busy'}
        onClick={() => void save()}
      >
        {history.export}
      </Button>
      <output className="cars-soft">{state === 'failed' && history.notExported}</output>
    </div>
  );
}
