import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the server that tests start in processes of its own, where its sources have changed. */
export default function build(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/ready.mjs')], { stdio: 'inherit' })
}
