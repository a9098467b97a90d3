export function plainExports(values: Record<string, unknown>, file: string): string;
