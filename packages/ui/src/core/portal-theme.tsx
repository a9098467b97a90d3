import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';
import { antdTheme } from './theme';
import { ProductContext } from './product-context';

/** Props of `PortalTheme`. */
export interface PortalThemeProps {
  /** Nonce for the styles that antd adds at run time, from the Content-Security-Policy of the page. */
  nonce?: string | undefined;
  /** Name of the product, for the titles of browser tabs. */
  product?: string | undefined;
  children: ReactNode;
}

/** Colours, type and distances for everything inside it. The shell renders it once, around the whole portal. */
export function PortalTheme({ nonce, product = '', children }: PortalThemeProps) {
  const theme = useMemo(() => antdTheme(window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={theme} {...(csp && { csp })} wave={{ disabled: true }}>
      <ProductContext value={product}>{children}</ProductContext>
    </ConfigProvider>
  );
}
