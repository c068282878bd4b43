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
  'features/rentals/moves/move-contention.test.ts',
  'features/rentals/public-page/public-page.test.ts',
  'platform/database/upgrade.test.ts',
  'platform/database/backup/{backup,own-server-backup}.test.ts',
  'platform/database/embedded/embedded-server.test.ts',
  'platform/database/roles.test.ts',
]

/**
 * Returns the tests of a folder that replace modules, so each needs its own. All others share those that their process
 * has loaded.
 */
function withMocks(folder: string): string[] {
  const cwd = join(import.meta.dirname, folder)
  const files = globSync('**/*.test.{ts,tsx}', { cwd, exclude: ['node_modules/**', 'dist/**'] })
  return files.filter((file) => /^vi\.mock\(/m.test(readFileSync(join(cwd, file), 'utf8')))
}

const [serverMocks, webMocks] = [withMocks('server'), withMocks('web')]

/**
 * Ends a test that hangs, and a wait for a state. Wide, since a test that asserts no duration must pass on a slow
 * machine.
 */
const limits = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 60_000 } } }

/** Files that run in parallel come second, so that they use both cores when the journeys beside them are over. */
const parallel = { ...limits, sequence: { groupOrder: 1 } }

const onDatabase = { ...parallel, root: 'server', globalSetup: 'testing/cluster.ts' }

/** Runs rules in milliseconds, routes on a real PostgreSQL, screens with logic, and the repository's own rules. */
export default defineConfig({
  test: {
    projects: [
      // Pure code needs no isolated environment for each file.
      { test: { ...parallel, name: 'domain', root: 'domain', include: ['**/*.test.ts'], isolate: false } },
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...withProcesses, ...serverMocks],
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'mocks', include: serverMocks } },
      // One by one: a busy machine causes refusals of its own.
      {
        test: {
          ...onDatabase,
          globalSetup: ['testing/cluster.ts', 'testing/operation/built.ts', 'testing/operation/two-servers.ts'],
          name: 'processes',
          include: withProcesses,
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: {
          ...parallel,
          name: 'web',
          root: 'web',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...webMocks],
          isolate: false,
        },
      },
      { extends: 'web/vite.config.ts', test: { ...parallel, name: 'web-mocks', root: 'web', include: webMocks } },
      { test: { ...parallel, name: 'repository', include: ['*.test.ts', 'scripts/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
})
