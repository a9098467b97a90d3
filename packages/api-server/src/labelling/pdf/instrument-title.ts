/** The heading of an instrument: its kind and name, without repeating a kind that the name begins with. */
export const instrumentTitle = (kind: string, name: string): string =>
  name.toLowerCase().startsWith(`${kind.toLowerCase()} `) ? name : `${kind} ${name}`;
