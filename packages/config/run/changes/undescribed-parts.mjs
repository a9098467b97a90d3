/** Files of a part that are neither built nor served: changing them needs no new version. */
const NOT_SHIPPED =
  /\.(test|fixture)\.\w+(\.template)?$|^(test|proofs|bench|gallery)\/|^(jest\.config\.mjs|tsconfig\.json)$/;

/**
 * Parts whose shipped files changed without a new change file that names them. `parts`: folder and name of each part;
 * `changed`: paths; `described`: the parts named by each new change file. A change file without parts states that no
 * version is needed. A part whose changelog changed has just received its version.
 */
export function undescribedParts(parts, changed, described) {
  if (described.some((names) => names.length === 0)) return [];
  const named = new Set(described.flat());
  return parts
    .filter(({ folder, name }) => {
      const own = changed.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
      return !named.has(name) && !own.includes('CHANGELOG.md') && own.some((path) => !NOT_SHIPPED.test(path));
    })
    .map(({ name }) => name);
}
