import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
  const program = await startOf(chosen ?? installed.find((path) => existsSync(path)) ?? (await packedChromium()))
  return await chromium.launch({
    ...program,
    timeout: 30_000,
    // The server stops it, after its last page.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

const run = promisify(execFile)
const lowPriority = fileURLToPath(new URL('./low-priority.sh', import.meta.url))

/**
 * Returns the program and arguments that start a Chromium at a lower priority, so that it takes only the processor time
 * that nothing else needs. Where the script does not run it is started as it is: Windows and small images have no
 * `nice`, an unpacked archive may have lost the permission, and a disk may refuse programs.
 */
async function startOf(path: string): Promise<{ executablePath: string; args: string[] }> {
  const asItIs = { executablePath: path, args: flags }
  const atLowPriority = { executablePath: lowPriority, args: [`--program=${path}`, ...flags] }
  return await run(lowPriority, ['--program=true']).then(
    () => atLowPriority,
    () => asItIs,
  )
}
