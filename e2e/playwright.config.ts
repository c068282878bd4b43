import { defineConfig } from '@playwright/test'
import { memoryFolder } from '../server/testing/memory-folder.ts'
import { isLong } from '../server/testing/operation/long.ts'
import { findChromium, journeyFlags } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // The usual run goes the way of these in other journeys; tests of rules, calls or components have their detail.
  grepInvert: isLong ? [] : /@long/,
  outputDir: '../test-results',
  globalSetup: ['./server.ts', './room.ts'],
  fullyParallel: true,
  workers: 2,
  // No journey asserts a duration: these limits only end one that hangs, so they are as wide as those of Vitest.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.FILAO_URL ?? '',
    locale: 'fr-FR',
    timezoneId: 'America/Guadeloupe',
    viewport: { width: 1280, height: 800 },
    // A list that is closing disappears at once, so that its entries are not taken for those of the next list.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker would keep a hundred files for each journey. Those without a network, the longest one and every screen
    // have it.
    serviceWorkers: 'block',
    // A trace of every step slows the whole run down; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: journeyFlags,
      // Without a UTF-8 locale Chromium names a download "download" as soon as its name has an accent. Its processes
      // share the pixels of a page through temporary files.
      env: { ...process.env, LC_ALL: 'C.UTF-8', TMPDIR: await memoryFolder() },
    },
  },
})
