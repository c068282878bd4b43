import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildEnvironment, defineConfig, type Rolldown } from 'vite'
import { fileOf, type Groups, groupModules } from './build/chunks.ts'
import { compressFiles } from './build/compress.ts'
import { customerPage } from './build/customer-page.ts'
import { keptFiles } from './build/kept-files.ts'
import { pageInManifest } from './build/page-in-manifest.ts'
import { pageRequests } from './build/page-requests.ts'
import { quietIcons } from './build/quiet-icons.ts'
import { staticStyles } from './build/static-styles.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Known after a first build of the screens, see `groupModules`. */
let groups: Groups = { scripts: new Map(), styles: new Map() }

export default defineConfig({
  root: folder('.'),
  publicDir: folder('static'),
  plugins: [
    react({ exclude: [/\/node_modules\//, /\/web\/public\//] }),
    staticStyles,
    quietIcons,
    customerPage,
    pageInManifest,
    pageRequests,
    keptFiles(folder('dist')),
  ],
  resolve: {
    // The same names as in package.json, whose arrays of `.tsx` and `.ts` only `tsc` understands.
    alias: {
      '#api': folder('api'),
      '#app': folder('app'),
      '#features': folder('features'),
      '#session': folder('session'),
      '#testing': folder('testing'),
      '#ui': folder('ui'),
    },
  },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Neither has side effects when loaded, but antd's parts do not declare it. A list of exports loads what is
        // used.
        moduleSideEffects: [
          { test: /\/node_modules\/@rc-component\/.*\.js$/, sideEffects: false },
          { test: /\/web\/features\/[\w-]+\/public\.ts$/, sideEffects: false },
        ],
      },
    },
  },
  // The printed document is also made by the server, which reads no .tsx: it has a bundle of its own, built after the
  // screens since their build empties the folder.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Screens list the names of hundreds of files, and a hash does not compress: each character of it weighs.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: (id, build) => fileOf(groups, id, build.getModuleInfo(id)?.importers ?? []),
                  debugName: 'together',
                },
              ],
            },
          },
        },
      },
    },
    // A separate bundle too: chunks shared with the back-office would load more than it needs.
    customer: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: '.vite/customer.json',
        copyPublicDir: false,
        rolldownOptions: { input: folder('public/index.html') },
      },
    },
    // Built after the screens, whose files it lists. Its name stays the same: the browser compares its content.
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: folder('worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder('dist/document'),
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { input: folder('printable/render.tsx') },
      },
    },
  },
  builder: {
    // The first build of the screens leaves its groups for the second.
    sharedConfigBuild: true,
    buildApp: async ({ build, environments }) => {
      const { client, customer, worker, ssr } = environments as Record<
        'client' | 'customer' | 'worker' | 'ssr',
        BuildEnvironment
      >
      const { output } = (await build(client)) as Rolldown.RolldownOutput
      groups = groupModules(output.filter((file) => file.type === 'chunk'))
      await rm(folder('dist/assets'), { recursive: true })
      for (const environment of [client, customer, worker, ssr]) await build(environment)
      for (const name of ['assets', 'public']) await compressFiles(folder(`dist/${name}`))
      await compressFiles(folder('dist'), ['sw.js'])
    },
  },
  // The folder `api/` is served as /api/….ts while developing; everything else under /api is the server's.
  server: { proxy: { '^/api/(?![\\w-]+\\.ts)': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
})
