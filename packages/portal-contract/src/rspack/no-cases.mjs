/* Replaces a package with which yup renames the keys of objects, of no use here, by a few large expressions. */
function refuse() {
  throw new Error('The builds leave this function of yup out.');
}
export { refuse as camelCase, refuse as snakeCase };
