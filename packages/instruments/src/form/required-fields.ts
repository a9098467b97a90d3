interface DescribedSchema {
  describe: () => { fields: Record<string, object> };
}

/** Names of the fields that a schema requires, read from the schema itself. */
export const requiredFields = (schema: DescribedSchema): ReadonlySet<string> =>
  new Set(
    Object.entries(schema.describe().fields)
      .filter(([, field]) => 'optional' in field && field.optional === false)
      .map(([name]) => name),
  );
