import { ConfigProvider } from 'antd';
import { useMemo, createContext } from 'react';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';
import { useIsDark } from './colours';
import { antdTheme } from './theme';

export interface PortalThemeProps {
  /** Product name for tab titles. */
  product?: string | undefined;
  children: ReactNode;
}

/** Provides colours, typography and spacing. The shell renders it once, around the whole portal. */
export function PortalTheme({ product = '', children }: PortalThemeProps) {
  const isDark = useIsDark();
  const theme = useMemo(
    () => antdTheme(window.matchMedia('(prefers-reduced-motion: reduce)').matches, isDark),
    [isDark],
  );
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }}>
      <ProductContext value={product}>{children}</ProductContext>
    </ConfigProvider>
  );
}

/** Product name; empty by default. */
export const ProductContext = createContext('');
