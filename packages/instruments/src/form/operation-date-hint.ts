const SINCE = 'Operational since: the day operation began.';

/** The hint of the date of operation by the chosen status; `undefined`, as long as none is chosen. */
export function operationDateHint(status: { uses_planned_date?: boolean } | null, planned: string): string | undefined {
  if (!status) return undefined;
  return status.uses_planned_date ? `Planned start: ${planned}` : SINCE;
}
