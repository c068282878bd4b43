import type { Database } from '#platform/database/connect'

/** The same database, in which each transaction waits for the gate before it takes a connection. */
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
