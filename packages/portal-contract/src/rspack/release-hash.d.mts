export function integrityOf(content: Buffer | string): string;
export function hashOf(files: Readonly<Record<string, { integrity: string }>>, about: object): string;
