/** What in the folder of a part is not built or served: a change there needs no version of its own. */
const NOT_SHIPPED =
  /\.(test|fixture)\.\w+(\.template)?$|^(test|proofs|bench|gallery)\/|^(jest\.config\.mjs|tsconfig\.json)$/;

/**
 * Parts whose shipped files changed although no new change file names them. `parts` are folder and name of each;
 * `changed` are paths; `described` are the parts that each new change file names. One that names none says that nothing
 * here needs a version. A part whose changelog changed has just got its version.
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
