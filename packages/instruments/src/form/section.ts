/** Fields that belong together in a form and in a data sheet. */
export interface Section<Name extends string = string> {
  id: string;
  title: string;
  /** Names of the fields in order. */
  fields: readonly Name[];
}

/** How many of these dotted paths a section holds; fields below `channels` belong to the section of that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;
