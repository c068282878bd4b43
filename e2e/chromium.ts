import { existsSync } from 'node:fs'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome-headless-shell']

/**
 * The browser of the journeys: `CHROMIUM_PATH`, an installed one, or the one of an npm package, which is unpacked once.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(':')
  const installed = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
  return installed ?? (await chromium.executablePath())
}

/** The flags of a browser that runs as root, without a graphics card or background requests. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A page of a journey lives too briefly to earn back what the optimizing compilers of V8 take. */
export const journeyFlags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev']
