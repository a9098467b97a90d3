import { ConfigProvider } from 'antd';
import { use } from 'react';

/** The nonce that style sheets need under the page's Content-Security-Policy; `undefined` without a policy. */
export const useStyleNonce = (): string | undefined => use(ConfigProvider.ConfigContext).csp?.nonce;
