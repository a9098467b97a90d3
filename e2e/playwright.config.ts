import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Chosen once by the main process; the workers read this file too and inherit the choice.
process.env.E2E_PORT ??= String(randomInt(20_000, 40_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'));
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Before something lands, a story may stumble once on a busy machine; it is counted as flaky and named.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['line']],
  globalTeardown: './fixtures/remove-data.ts',
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node packages/api-server/dist/main.mjs',
    cwd: '..',
    url: `${url}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: url,
      DATA_DIR: process.env.E2E_DATA_DIR,
      MAX_UPLOAD_FILES: '3',
    },
  },
});
