import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { packedChromium } from './packed-chromium.ts'

/** Where systems put a Chromium or a Chrome. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/local/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Runs without a screen and as root, and calls nobody: every name leads nowhere. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // Letters lie where a printer puts them, whatever the screen they are designed for.
  '--font-render-hinting=none',
]

/**
 * Starts a Chromium: the one at `CHROMIUM_PATH`, an installed one, or the one in an npm package. What drives it is read here
 * alone, so that a server that prints nothing does not hold it.
 */
export async function startChromium(chosen: string | null): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const executablePath = chosen ?? installed.find((path) => existsSync(path)) ?? (await packedChromium())
  return await chromium.launch({
    executablePath,
    args: flags,
    timeout: 30_000,
    // The server stops it itself, after what it still prints.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
