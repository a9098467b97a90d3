import { ConfigProvider } from 'antd';
import { useMemo, createContext, use } from 'react';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';
import { antdTheme } from './theme';

export interface PortalThemeProps {
  /** Nonce from the page's Content-Security-Policy for the styles that antd adds at run time. */
  nonce?: string | undefined;
  /** Name of the product, for tab titles. */
  product?: string | undefined;
  children: ReactNode;
}

/** Provides colours, type and spacing. The shell renders it once, around the whole portal. */
export function PortalTheme({ nonce, product = '', children }: PortalThemeProps) {
  const theme = useMemo(() => antdTheme(window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={theme} {...(csp && { csp })} wave={{ disabled: true }}>
      <ProductContext value={product}>{children}</ProductContext>
    </ConfigProvider>
  );
}

/** Name of the product; empty by default. */
export const ProductContext = createContext('');

/** The nonce that style sheets need under the page's Content-Security-Policy; `undefined` without a policy. */
export const useStyleNonce = (): string | undefined => use(ConfigProvider.ConfigContext).csp?.nonce;
