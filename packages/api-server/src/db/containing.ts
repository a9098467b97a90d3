/** A pattern for texts that contain this: what stands in a pattern for anything is a plain character in what people type. */
export const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
