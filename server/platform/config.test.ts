import { describe, expect, it } from 'vitest'
import { loadConfig, loadServerConfig, settingsHelp } from './config.ts'

const incomplete = 'must be a whole address: with a host, and in a password # as %23, / as %2F and ? as %3F.'

describe('loadConfig', () => {
  it('needs no setting', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      demo: true,
      billing: 'local',
      trustProxy: false,
    })
  })

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['STRIPE_WEBHOOK_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['PORTS', 'PORT'],
  ])('refuses %s, and names %s', (name, nearest) => {
    expect(() => loadConfig({ [name]: 'on' })).toThrow(`${name} is no setting: did you mean ${nearest}?`)
    expect(() => loadConfig({ [name]: ' ' })).not.toThrow()
  })

  it('takes the environment of a shell, a service, a container and a package manager', () => {
    const names =
      'HOME PATH PWD OLDPWD SHELL USER LOGNAME LANG LC_ALL TERM TZ HOSTNAME MAIL EDITOR PAGER TMPDIR SHLVL DISPLAY ' +
      'NODE_OPTIONS NODE_PATH NODE_VERSION NVM_DIR npm_config_cache INIT_CWD CI DEBUG DEBIAN_FRONTEND GITHUB_TOKEN ' +
      'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET XDG_RUNTIME_DIR SSH_AUTH_SOCK http_proxy NO_PROXY ' +
      'KUBERNETES_SERVICE_HOST POSTGRES_PASSWORD PGPASSWORD PGHOST SITE_ADDRESS OTEL_SERVICE_NAME DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT_HTTP METRICS_PORT_9090_TCP MAIL_PORT COMPUTERNAME APPDATA'
    expect(() => loadConfig(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).not.toThrow()
  })

  it('takes empty settings as absent', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('gives a local address that people can type when it listens on all addresses', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
    expect(loadConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
    expect(loadConfig({ PUBLIC_URL: 'https://filao.example/' }).publicUrl).toBe('https://filao.example')
  })

  it('takes a free port for 0, and names it in the address', async () => {
    const { port, publicUrl } = await loadServerConfig({ PORT: '0' })
    expect(port).toBeGreaterThan(0)
    expect(publicUrl).toBe(`http://127.0.0.1:${port}`)
    expect(await loadServerConfig({ PORT: '80' })).toMatchObject({ port: 80, publicUrl: 'http://127.0.0.1:80' })
  })

  it('starts empty in production, unless set otherwise', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(loadConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true)
  })

  it('bills through Stripe as soon as its key is set', () => {
    const stripe = { STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's', STRIPE_BASE_PRODUCT: 'p' }
    expect(loadConfig(stripe).billing).toBe('stripe')
    expect(loadConfig({ ...stripe, BILLING: 'off' }).billing).toBe('off')
  })

  it('keeps files in its own folder, in another or in a bucket', () => {
    expect(loadConfig({ DATA_DIR: '/srv/filao' }).filesUrl).toBe('/srv/filao/files')
    expect(loadConfig({ FILES_URL: '/mnt/files' }).filesUrl).toBe('/mnt/files')
    const bucket = { FILES_URL: 's3://filao', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(loadConfig(bucket)).toMatchObject({
      filesUrl: 's3://filao',
      s3: { endpoint: null, region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' },
    })
  })

  it('trusts the configured proxies, never every one', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toBe('10.0.0.0/8,::1')
    expect(loadConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false)
    // A larger number would be read as an address.
    for (const wrong of ['true', '12', '127.0.0', '10.0.0.1,', '10.0.0.0/33', '10.0.0.0/8/8', 'fe']) {
      expect(() => loadConfig({ TRUST_PROXY: wrong }), wrong).toThrow(/^TRUST_PROXY must be off/)
    }
  })

  it.each(['https://filao.example', 'https://filao.example/', 'HTTP://Filao.Example:8443', 'http://[::1]:3000'])(
    'takes %s as the address that people type',
    (address) => expect(loadConfig({ PUBLIC_URL: address }).publicUrl).toBe(address.replace(/\/$/, '')),
  )

  it.each([
    'https://filao.example/app',
    'https://filao.example?x=1',
    'https://filao.example/#x',
    'https://me@filao.example',
  ])('refuses %s, where no screen would be found', (address) =>
    expect(() => loadConfig({ PUBLIC_URL: address })).toThrow(/^PUBLIC_URL must be a protocol, a host/),
  )

  it('takes a sender with or without a name, and tiles that count from the south', () => {
    for (const sender of ['no-reply@filao.example', 'Filao <no-reply@filao.example>', '<no-reply@filao.example>'])
      expect(loadConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender)
    const tiles = 'https://tiles.example/{z}/{x}/{-y}.png'
    expect(loadConfig({ MAP_TILES_URL: tiles }).mapTilesUrl).toBe(tiles)
  })

  it('serves metrics on the port of the screens only at another address of the machine', () => {
    expect(loadConfig({ METRICS_PORT: '3000', METRICS_HOST: '10.0.0.5' }).metricsPort).toBe(3000)
    expect(() => loadConfig({ METRICS_PORT: '3000', HOST: '0.0.0.0' })).toThrow(/^METRICS_PORT must be another port/)
    expect(loadConfig({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0)
  })

  it('refuses a path of Chromium at which there is nothing, before anybody prints', async () => {
    await expect(loadServerConfig({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(/^CHROMIUM_PATH must be/)
    for (const path of [process.execPath, 'chromium'])
      expect((await loadServerConfig({ CHROMIUM_PATH: path })).chromiumPath).toBe(path)
  })

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535.'],
    ['DATABASE_POOL_SIZE', '2', 'DATABASE_POOL_SIZE must be a whole number from 3 to 500.'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be an address that begins with postgres://.'],
    ...['p#w@h', 'p/w@h', 'p?w@h'].map((rest) => [
      'DATABASE_URL',
      `postgres://u:${rest}/d`,
      `DATABASE_URL ${incomplete}`,
    ]),
    ['SMTP_URL', 'smtp://u:p#w@h:587', `SMTP_URL ${incomplete}`],
    ['SMTP_URL', 'smtp://', `SMTP_URL ${incomplete}`],
    ['SMTP_URL', 'mail.example:587', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ...['Filao', 'Filao <filao.example>', 'Filao no-reply@filao.example'].map((sender) => [
      'MAIL_FROM',
      sender,
      'MAIL_FROM must be an address, or a name and <address>.',
    ]),
    ...['https://tiles.example/', 'https://tiles.example/{z}/{x}/y.png'].map((pattern) => [
      'MAP_TILES_URL',
      pattern,
      'MAP_TILES_URL must be off, or an address with {z}, {x} and {y} in it.',
    ]),
    [
      'MAP_TILES_URL',
      'tiles/{z}/{x}/{y}',
      'MAP_TILES_URL must be off, or an address that begins with http:// or https://.',
    ],
    ['METRICS_PORT', '3000', 'METRICS_PORT must be another port than PORT.'],
    ['BILLING', 'paypal', 'BILLING must be one of local, stripe, off.'],
    ['BILLING', 'stripe', 'STRIPE_SECRET_KEY must be set when BILLING is stripe.'],
    ['ROLES', 'web,pdf', 'ROLES must be web, jobs, or both separated by a comma.'],
    ['SLOW_REQUEST_MS', '0', 'SLOW_REQUEST_MS must be a whole number from 1 to 600000.'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://.',
    ],
    ['DEMO', 'yes', 'DEMO must be one of on, off.'],
    ['FILES_URL', 'https://bucket', 'FILES_URL must be a folder or s3://bucket.'],
    ['FILES_URL', 's3://', 'FILES_URL must be a folder or s3://bucket.'],
    ['FILES_URL', 's3://bucket', 'S3_ACCESS_KEY_ID must be set when FILES_URL is an S3 bucket.'],
    ['DATABASE_DIRECT_URL', 'postgres://h/filao', 'DATABASE_URL must be set when DATABASE_DIRECT_URL is.'],
    ['BACKUP_DATABASE_URL', 'postgres://h/filao', 'DATABASE_URL must be set when BACKUP_DATABASE_URL is.'],
  ])('names %s when it is %s, and shows no value', (name, value, sentence) => {
    expect(() => loadConfig({ [name]: value })).toThrow(new Error(sentence))
  })
})

it('lists every setting in its help', () => {
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'STRIPE_API_URL', 'TRUST_PROXY']) {
    expect(settingsHelp()).toContain(`  ${name} `)
  }
})
