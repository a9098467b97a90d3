interface Option {
  prepend?: boolean | 'queue';
  priority?: number;
}

export function updateCSS(css: string, key: string, option?: Option): { setAttribute: () => void };
export function removeCSS(key: string): void;
