import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { packedChromium } from './packed-chromium.ts'

/** Usual paths of an installed Chromium or Chrome. */
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

/** Runs without a screen and as root, and makes no network requests: no name is resolved. */
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
  // Letters are positioned as on a printer, not as on the screen.
  '--font-render-hinting=none',
]

/**
 * Starts a Chromium: the one at `CHROMIUM_PATH`, an installed one, or the one in an npm package. Its driver is loaded
 * only here, so that a server that prints nothing does not hold it in memory.
 */
export async function startChromium(chosen: string | null): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const program = atLowPriority(chosen ?? installed.find((path) => existsSync(path)) ?? (await packedChromium()))
  return await chromium.launch({
    ...program,
    timeout: 30_000,
    // The server stops it, after its last page.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/**
 * Returns the program and arguments that start a Chromium at a lower priority, so that it takes only the processor time that
 * nothing else needs. Windows has no such command.
 */
function atLowPriority(path: string): { executablePath: string; args: string[] } {
  if (process.platform === 'win32') return { executablePath: path, args: flags }
  const script = fileURLToPath(new URL('./low-priority.sh', import.meta.url))
  return { executablePath: script, args: [`--program=${path}`, ...flags] }
}
