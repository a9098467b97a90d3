import { createContext } from 'react';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';

export interface PortalThemeProps {
  /** Product name for tab titles. */
  product?: string | undefined;
  children: ReactNode;
}

/** Provides colours, typography and spacing. The shell renders it once, around the whole portal. */
export function PortalTheme({ product = '', children }: PortalThemeProps) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

/** Product name; empty by default. */
export const ProductContext = createContext('');
