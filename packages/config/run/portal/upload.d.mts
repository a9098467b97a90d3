/** Divides files into requests of limited size, in order. */
export function batches(paths: readonly string[], bytesOf: (path: string) => number): string[][];
