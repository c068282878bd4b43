import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that start whole servers or clusters, kill them, or send them many requests at once. */
const withProcesses = [
  'api-document.test.ts',
  'clock.test.ts',
  'kill.test.ts',
  'roles.test.ts',
  'rolling.test.ts',
  'stopping.test.ts',
  'unit.test.ts',
  'features/billing/stripe-processes.test.ts',
  'features/invoicing/numbers-processes.test.ts',
  'features/privacy/restored-backup.test.ts',
  'features/rentals/{contention,mixed-contention,mail-processes,payment-retries}.test.ts',
  'features/rentals/public-page/public-page.test.ts',
  'platform/database/upgrade.test.ts',
  'platform/database/backup/{backup,own-server-backup}.test.ts',
  'platform/database/embedded/embedded-server.test.ts',
  'platform/database/tenancy/roles.test.ts',
]

const server = join(import.meta.dirname, 'server')

/** Tests that replace modules, so each needs its own. All others share those that their process has loaded. */
const withMocks = globSync('**/*.test.{ts,tsx}', { cwd: server, exclude: ['node_modules/**'] }).filter((file) =>
  /^vi\.mock\(/m.test(readFileSync(join(server, file), 'utf8')),
)

/** Ends a test that hangs, and a wait for a state. Wide, since a test that asserts no duration must pass on a slow machine. */
const limits = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 60_000 } } }

const onDatabase = { ...limits, root: 'server', globalSetup: 'testing/cluster.ts' }

/** Runs rules in milliseconds, routes on a real PostgreSQL, screens with logic, and the repository's own rules. */
export default defineConfig({
  test: {
    projects: [
      // Pure code needs no isolated environment for each file.
      { test: { ...limits, name: 'domain', root: 'domain', include: ['**/*.test.ts'], isolate: false } },
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...withProcesses, ...withMocks],
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'mocks', include: withMocks } },
      // Runs after all others and one by one: a busy machine causes refusals of its own.
      {
        test: {
          ...onDatabase,
          name: 'processes',
          include: withProcesses,
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { ...limits, name: 'web', root: 'web', include: ['**/*.test.{ts,tsx}'], isolate: false },
      },
      { test: { ...limits, name: 'repository', include: ['*.test.ts', 'scripts/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
})
