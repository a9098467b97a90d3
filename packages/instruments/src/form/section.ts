import type { Section } from '@portal/domain';

/** How many of these dotted paths a section holds; fields below `channels` belong to the section of that id. */
export const countIn = ({ id, fields }: Section, paths: readonly string[]) =>
  paths.filter((path) => fields.includes(path) || path.startsWith(`${id}.`)).length;
