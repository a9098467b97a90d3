import { saveFile } from '@portal/api-slice';
import { day } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { toCsv } from './csv';
import { facilityRows } from './facility-rows';

const { history } = MESSAGES;

/** Saves the facilities that are shown as a table for spreadsheets. */
export function ExportButton({ facilities }: { facilities: readonly NationalFacility[] }) {
  const save = () => {
    const file = new Blob([toCsv(facilityRows(facilities))], { type: 'text/csv;charset=utf-8' });
    saveFile(file, history.file(day(Date.now() / 1000) ?? ''));
  };
  return (
    <Button icon={<Icon name="download" />} disabled={facilities.length === 0} onClick={save}>
      {history.export}
    </Button>
  );
}
