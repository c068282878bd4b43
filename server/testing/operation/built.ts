import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the server that tests start in processes of its own, where its sources have changed. */
export default function build(): void {
  // The tests' own NODE_ENV would build the screens with the development version of React.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/ready.mjs')], { stdio: 'inherit', env })
}
