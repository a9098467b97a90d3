import { ConfigProvider } from 'antd';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIsDark } from '../core/colours';
import { antdTheme } from './theme';

const IsThemed = createContext(false);

/**
 * The theme of the portal for controls of antd, once around all of them. It is loaded with the first of them, since
 * pages that only show something have none.
 */
export const Themed = ({ children }: { children: ReactNode }) => (use(IsThemed) ? children : <Theme>{children}</Theme>);

function Theme({ children }: { children: ReactNode }) {
  const isDark = useIsDark();
  const theme = useMemo(
    () => antdTheme(window.matchMedia('(prefers-reduced-motion: reduce)').matches, isDark),
    [isDark],
  );
  return (
    <IsThemed value>
      <ConfigProvider theme={theme} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </IsThemed>
  );
}
