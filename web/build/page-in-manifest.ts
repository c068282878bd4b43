import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const page = 'index.html'

/**
 * Adds the page of the screens to their manifest. Vite leaves it out: the page's own script only imports grouped
 * chunks, so Vite drops that script and writes the tags of the chunks into the page.
 */
export const pageInManifest: Plugin = {
  name: 'page-in-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    handler: async ({ dir = '.' }) => {
      const file = join(dir, '.vite/manifest.json')
      const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify(withPage(manifest, await readFile(join(dir, page), 'utf8')), null, 2))
    },
  },
}

/** Returns a manifest with the page in it. Its file is its last script, which names all other chunks. */
export function withPage(manifest: Manifest, html: string): Manifest {
  const [scripts = [], css = []] = [/<script[^>]+src="\/([^"]+)"/g, /<link[^>]+href="\/([^"]+\.css)"/g].map((tag) =>
    [...html.matchAll(tag)].map(([, file]) => String(file)),
  )
  const file = scripts.at(-1)
  if (!file) throw new Error('The page loads no script.')
  const imports = scripts.flatMap((script) => Object.keys(manifest).filter((name) => manifest[name]?.file === script))
  return { ...manifest, [page]: { file, css, imports } }
}
