import { defineConfig } from 'vitest/config'

/** Rules in milliseconds, routes on a real PostgreSQL, screens where they have logic, and the repository's own rules. */
export default defineConfig({
  test: {
    projects: [
      // What is pure needs no world of its own for each file.
      { test: { name: 'domain', root: 'domain', include: ['**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['**/*.test.{ts,tsx}'],
          globalSetup: 'testing/cluster.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: 'web/vite.config.ts',
        test: { name: 'web', root: 'web', include: ['**/*.test.{ts,tsx}'], isolate: false },
      },
      { test: { name: 'repository', include: ['*.test.ts', 'scripts/*.test.ts'] } },
    ],
  },
})
