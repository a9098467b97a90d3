import { defineConfig } from '@playwright/test';
import { onServedPortal } from './fixtures/served-portal';

const config = onServedPortal({
  testDir: './bench',
  testMatch: '*.bench.ts',
  outputDir: '../.cache/e2e-bench',
  timeout: 0,
  // Times are measured one page at a time, so that no other worker slows them.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['dot']],
  use: { trace: 'off', screenshot: 'off', actionTimeout: 30_000 },
});
const [portal] = [config.webServer ?? []].flat();
if (!portal) throw new Error('There is no portal to measure.');

const port = `${Number(process.env.E2E_PORT) + 1}`;
const url = `http://127.0.0.1:${port}`;

/** The portal as one program, which `pnpm bench:web` builds, on the next port. */
const single = {
  ...portal,
  cwd: process.env.BENCH_SINGLE ?? '..',
  url: `${url}/readyz`,
  env: { ...portal.env, PORT: port, PUBLIC_URL: url, DATA_DIR: `${process.env.E2E_DATA_DIR}/single` },
};

/** Measures in Chromium the loads of pages, compared with the portal as one program, and their response to input. */
export default process.env.BENCH_SINGLE ? defineConfig(config, { webServer: single }) : config;
