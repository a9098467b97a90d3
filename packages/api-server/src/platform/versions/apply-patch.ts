/** A record with the values of a patch; `undefined` leaves a value as it is. */
export function applyPatch<Row extends object>(row: Row, values: { [Key in keyof Row]?: Row[Key] | undefined }): Row {
  const changed = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(changed) as Partial<Row>) };
}
