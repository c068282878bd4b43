import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { untilHealthy } from '#testing/processes'

const root = join(import.meta.dirname, '..')
const deploy = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const nobody = 65534
const isRoot = process.getuid?.() === 0

const folder = await mkdtemp(join(tmpdir(), 'filao-unit-'))
if (isRoot) chownSync(folder, nobody, nobody)
/** The place at which the tree is mounted as root: other users cannot enter a clone below /root. */
const tree = isRoot ? await mkdtemp(join(tmpdir(), 'filao-tree-')) : root
afterAll(async () => {
  await rm(folder, { recursive: true })
  if (isRoot) await rm(tree, { recursive: true })
})

/** Returns the command of the unit, with the tree where it is here; as root on a mount that nobody can write. */
function command(): string[] {
  const line = deploy('filao.service').match(/^ExecStart=(.+)$/m)?.[1] ?? ''
  const start = line.replaceAll('/opt/filao', tree).split(' ')
  if (!isRoot) return start
  const readOnly = `mount --bind '${root}' '${tree}' && mount -o remount,bind,ro '${tree}' && cd '${tree}' && exec "$@"`
  const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--bounding-set=-all']
  return ['unshare', '--mount', 'sh', '-c', readOnly, 'sh', ...asNobody, '--no-new-privs', ...start]
}

test('the command of the unit runs with its settings as a user without rights, and writes outside the tree only', async () => {
  const [program = '', ...options] = command()
  const port = await freePort(20_000)
  const settings = {
    ...parseEnv(deploy('filao.env')),
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SMTP_URL: '',
  }
  const child = spawn(program, options, {
    cwd: root,
    env: { PATH: '/usr/bin:/bin', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child)
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  expect(said).toContain('Filao is ready: https://filao.example')
  expect(existsSync(join(folder, 'data/postgres'))).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
