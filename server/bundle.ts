import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'rolldown'

const folder = join(import.meta.dirname, 'dist')

/** The packages that come in dozens or hundreds of modules. */
const bundled = /^(@filao|zod|kysely|libphonenumber-js|pg-boss)(\/|$)/

/**
 * Puts the server, and packages of many modules, into the files that `npm start` runs: from its sources it would take
 * twice the processor time to start, and 30 MB more. Names and lines stay, so that a stack can be read. Other packages
 * are loaded from `node_modules`.
 */
await build({
  input: join(import.meta.dirname, 'main.ts'),
  platform: 'node',
  external: (id) => /^(node:|@?[a-z])/.test(id) && !bundled.test(id),
  plugins: [inPlace()],
  output: { dir: folder, format: 'esm', cleanDir: true, comments: false },
  logLevel: 'warn',
})

/** Lets a module find the files beside it, as it does from its own place. */
function inPlace(): Plugin {
  return {
    name: 'in-place',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return null
      const way = (path: string) => JSON.stringify(relative(folder, path).replaceAll('\\', '/'))
      return code
        .replaceAll('import.meta.url', `new URL(${way(id)}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:path').join(import.meta.dirname, ${way(dirname(id))})`,
        )
    },
  }
}
