/** An instrument in a heading: its kind and its name, which may say the kind itself. */
export const instrumentTitle = (kind: string, name: string): string =>
  name.toLowerCase().startsWith(`${kind.toLowerCase()} `) ? name : `${kind} ${name}`;
