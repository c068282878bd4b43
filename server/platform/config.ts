import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { freePort } from './free-port.ts'
import { postgres, publicAddress, service, url, web } from './settings/addresses.ts'
import { isSameHost, localUrl } from './settings/hosts.ts'
import { refuseMisspelt } from './settings/misspelt-settings.ts'
import { isNetwork, trustedProxies } from './trusted-proxies.ts'

const text = z.string()
const one = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })
const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence)
}

/** The geocoder and the map of the French state (Géoplateforme): free, without a key, overseas territories included. */
export const frenchGeocoder = 'https://data.geopf.fr/geocodage/search'
const frenchMap =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal' +
  '&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILECOL={x}&TILEROW={y}'

/** Every setting by its name in the environment; the description is what `npm start -- --help` prints. */
const Settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port of the web server (3000; 0 takes a free one)'),
  HOST: text.default('127.0.0.1').describe('Network address the server listens on (127.0.0.1; 0.0.0.0 for all)'),
  DATA_DIR: text.default('./data').describe('Folder of the embedded database, files and mails (./data)'),
  PUBLIC_URL: publicAddress.optional().describe('Public URL, used in mails and links (http://HOST:PORT)'),
  DATABASE_URL: postgres.optional().describe('URL of a PostgreSQL 15 or newer, instead of the embedded one'),
  DATABASE_DIRECT_URL: postgres
    .optional()
    .describe(
      'URL of the same database without a pooler such as PgBouncer, for events, backup and restore (DATABASE_URL)',
    ),
  DATABASE_POOL_SIZE: wholeNumber(3, 500)
    .default(10)
    .describe(
      'Database connections of each process, plus two for health and metrics and one that listens for events (10)',
    ),
  BACKUP_DATABASE_URL: postgres
    .optional()
    .describe('URL of the same database for `npm run backup`, by a user that may read every row (DATABASE_DIRECT_URL)'),
  BACKUP_DIR: text.optional().describe('Folder for a backup each night, of which fourteen stay; absent for none'),
  BACKUP_RECIPIENT: text
    .regex(/^age1[a-z0-9]+$/, 'must be a recipient of age, which begins with age1')
    .optional()
    .describe('Recipient of age (age1…) for whom backups are encrypted; absent for none'),
  TEST_DATABASE_URL: postgres.optional().describe('URL of a PostgreSQL for `npm test`, instead of the embedded one'),
  DEMO: one('on', 'off').optional().describe('on loads a demo company into an empty database (on; off in production)'),
  ROLES: text
    .regex(/^(web|jobs)(,(web|jobs))*$/, 'must be web, jobs, or both separated by a comma')
    .default('web,jobs')
    .describe('Work of this process: web, jobs or both; each prints its own PDF documents (web,jobs)'),
  METRICS_PORT: wholeNumber(0, 65_535).optional().describe('Port of /metrics for Prometheus; absent for none'),
  METRICS_HOST: text.default('127.0.0.1').describe('Network address of METRICS_PORT (127.0.0.1)'),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional().describe('URL of an OpenTelemetry collector that takes traces over HTTP'),
  SLOW_REQUEST_MS: wholeNumber(1, 600_000)
    .default(2000)
    .describe('Milliseconds above which a request is logged as slow (2000)'),
  LOG_LEVEL: one('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .default('info')
    .describe('Lowest level of the log (info)'),
  SMTP_URL: url(/^smtps?$/, 'an address that begins with smtp:// or smtps://', /./)
    .optional()
    .describe('URL of the mail server; without one mails are written to DATA_DIR/mail'),
  MAIL_FROM: text
    .regex(/^\s*([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)\s*$/, 'must be an address, or a name and <address>')
    .default('Filao <no-reply@filao.invalid>')
    .describe('Sender of mails'),
  OPERATOR_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('Address that is mailed when a backup or a unit fails'),
  SECRETS_KEY: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 random bytes in base64, such as openssl rand -base64 32 prints')
    .optional()
    .describe(
      'Key that encrypts secrets in the database, 32 bytes in base64 (embedded database: DATA_DIR/secrets.key)',
    ),
  BILLING: one('local', 'stripe', 'off')
    .optional()
    .describe('Subscriptions: local (no real payments), stripe or off (stripe when its key is set, else local)'),
  STRIPE_SECRET_KEY: text.optional().describe('Secret key of Stripe'),
  STRIPE_WEBHOOK_SECRET: text.optional().describe('Secret that signs the webhook events of Stripe'),
  STRIPE_BASE_PRODUCT: text.optional().describe('Id of the Stripe product given to every new company'),
  STRIPE_API_URL: web.optional().describe('URL of the Stripe API (the public one)'),
  FILES_URL: text
    .regex(/^(s3:\/\/[a-z\d][a-z\d.-]{2,62}\/?|(?![a-z][a-z\d+.-]*:\/\/).+)$/i, 'must be a folder or s3://bucket')
    .optional()
    .describe('Folder, or s3://bucket, for uploaded files (DATA_DIR/files)'),
  S3_ENDPOINT: web.optional().describe('URL of the S3 server (Amazon, by S3_REGION)'),
  S3_REGION: text.default('us-east-1').describe('Region of the S3 bucket (us-east-1)'),
  S3_ACCESS_KEY_ID: text.optional().describe('Key that may read, write and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: text.optional().describe('Secret of S3_ACCESS_KEY_ID'),
  GEOCODER_URL: service
    .default(frenchGeocoder)
    .describe('URL of the service that finds the coordinates of an address, or off (the French state’s)'),
  MAP_TILES_URL: service
    .refine(
      (address) => address === 'off' || [/{z}/, /{x}/, /{-?y}/].every((place) => place.test(address)),
      'must be off, or an address with {z}, {x} and {y} in it',
    )
    .default(frenchMap)
    .describe('URL pattern of map tiles, with {z}, {x} and {y}, or off (the French state’s)'),
  VEHICLE_INFO_URL: web.optional().describe('URL of the service that describes a vehicle by its plate'),
  WEBHOOKS_PRIVATE: one('on', 'off')
    .default('off')
    .describe('on lets webhooks reach private networks and plain http, for tests and networks of your own (off)'),
  SERVICE_WORKER: one('on', 'off')
    .default('on')
    .describe('off removes the service worker, and what it keeps for use without a network, from all browsers (on)'),
  CHROMIUM_PATH: text.optional().describe('Path of the Chromium that prints PDF documents'),
  STOP_DELAY: wholeNumber(0, 60)
    .default(0)
    .describe('Seconds for which /api/ready answers 503 before a stop closes the port, behind a load balancer (0)'),
  TRUST_PROXY: text
    .refine(
      (value) => value === 'off' || /^\d$/.test(value) || value.split(',').every(isNetwork),
      'must be off, a number of proxies up to 9, or their network addresses separated by commas',
    )
    .default('off')
    .describe('Trusted proxies in front of the server: off, their number, or their addresses (off)'),
  NODE_ENV: one('production', 'development', 'test')
    .default('development')
    .describe('production, development or test; production loads no demo company (development)'),
})

/** The settings the server runs with, checked and with their defaults filled in. */
export type Config = ReturnType<typeof loadConfig>

/**
 * Reads the settings. Throws one sentence that names the variable when a value is wrong; values themselves are never
 * shown.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  refuseMisspelt(Object.keys(given), Object.keys(Settings.shape))
  const read = Settings.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const settings = read.data
  const billing = settings.BILLING ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : 'local')
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_BASE_PRODUCT'] as const) {
    if (billing === 'stripe' && !settings[name]) throw new Error(`${name} must be set when BILLING is stripe.`)
  }
  for (const name of ['DATABASE_DIRECT_URL', 'BACKUP_DATABASE_URL'] as const) {
    if (settings[name] && !settings.DATABASE_URL) throw new Error(`DATABASE_URL must be set when ${name} is.`)
  }
  const dataDir = resolve(settings.DATA_DIR)
  const isBucket = settings.FILES_URL?.startsWith('s3://')
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (isBucket && !settings[name]) throw new Error(`${name} must be set when FILES_URL is an S3 bucket.`)
  }
  const isOneHost = isSameHost(settings.HOST, settings.METRICS_HOST)
  if (settings.PORT > 0 && settings.METRICS_PORT === settings.PORT && isOneHost) {
    throw new Error('METRICS_PORT must be another port than PORT.')
  }
  const production = settings.NODE_ENV === 'production'
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    publicUrl: settings.PUBLIC_URL ?? localUrl(settings.HOST, settings.PORT),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    backupDatabaseUrl: settings.BACKUP_DATABASE_URL ?? null,
    backupDir: settings.BACKUP_DIR === undefined ? null : resolve(settings.BACKUP_DIR),
    backupRecipient: settings.BACKUP_RECIPIENT ?? null,
    testDatabaseUrl: settings.TEST_DATABASE_URL ?? null,
    demo: settings.DEMO ? settings.DEMO === 'on' : !production,
    roles: { web: settings.ROLES.includes('web'), jobs: settings.ROLES.includes('jobs') },
    metricsPort: settings.METRICS_PORT ?? null,
    metricsHost: settings.METRICS_HOST,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    slowRequestMs: settings.SLOW_REQUEST_MS,
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
    secretsKey: settings.SECRETS_KEY === undefined ? null : (Buffer.from(settings.SECRETS_KEY, 'base64') as Buffer),
    billing,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY ?? null,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
      baseProduct: settings.STRIPE_BASE_PRODUCT ?? null,
      apiUrl: settings.STRIPE_API_URL ?? null,
    },
    filesUrl: isBucket ? (settings.FILES_URL as string) : resolve(settings.FILES_URL ?? join(dataDir, 'files')),
    s3: {
      endpoint: settings.S3_ENDPOINT ?? null,
      region: settings.S3_REGION,
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    geocoderUrl: unlessOff(settings.GEOCODER_URL),
    mapTilesUrl: unlessOff(settings.MAP_TILES_URL),
    vehicleInfoUrl: settings.VEHICLE_INFO_URL ?? null,
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    webhooksPrivate: settings.WEBHOOKS_PRIVATE === 'on',
    chromiumPath: settings.CHROMIUM_PATH ?? null,
    stopDelayMs: settings.STOP_DELAY * 1000,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
  }
}

/**
 * Reads the settings of a server that is to listen and print. Port 0 becomes a free one, so that links name the right
 * address. Throws a sentence where `CHROMIUM_PATH` is a path at which there is nothing.
 */
export async function loadServerConfig(env: Record<string, string | undefined> = process.env): Promise<Config> {
  const config = loadConfig(env)
  const { chromiumPath } = config
  if (chromiumPath && basename(chromiumPath) !== chromiumPath && !existsSync(chromiumPath)) {
    throw new Error('CHROMIUM_PATH must be the path of a program: there is none at this one.')
  }
  return config.port === 0 ? loadConfig({ ...env, PORT: String(await freePort(20_000)) }) : config
}

/** The table of settings that `npm start -- --help` prints. */
export function settingsHelp(): string {
  const rows = Object.entries(Settings.shape).map(([name, setting]) => `  ${name.padEnd(22)} ${setting.description}`)
  return ['Settings, all from the environment:', '', ...rows, ''].join('\n')
}

function unlessOff(address: string): string | null {
  return address === 'off' ? null : address
}
