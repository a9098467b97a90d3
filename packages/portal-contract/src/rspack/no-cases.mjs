/* Replaces a package with large expressions by which yup renames the keys of objects, a feature not used here. */
function refuse() {
  throw new Error('The builds leave this function of yup out.');
}
export { refuse as camelCase, refuse as snakeCase };
