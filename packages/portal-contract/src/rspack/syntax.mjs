import { parseSync } from '@swc/core';

/** The syntax tree of a source file of the portal. */
export const treeOf = (source, file) => parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });

/** Every node of a syntax tree. */
export function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.type === 'string') yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}
