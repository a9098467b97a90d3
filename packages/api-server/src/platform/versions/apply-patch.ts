/** A record with the values of a patch; `undefined` leaves a value as it is. */
export function applyPatch<Row extends object>(row: Row, values: { [Key in keyof Row]?: Row[Key] | undefined }): Row {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...row, ...(Object.fromEntries(given) as Partial<Row>) };
}
