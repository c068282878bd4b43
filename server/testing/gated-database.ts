import type { Database } from '#platform/database/connect'

/** Returns the same database, with transactions that wait for the gate before they take a connection. */
export function gatedDatabase(db: Database, gate: () => Promise<unknown>): Database {
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (name === 'connect') return () => gate().then(() => target.connect())
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...db, pool }
}
