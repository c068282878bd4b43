import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.FILAO_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'America/Guadeloupe',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findChromium(), args: chromiumFlags },
  },
})
