import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { customerPage } from './customer-page.ts'
import { lightDomain } from './light-domain.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  root: folder('.'),
  publicDir: folder('static'),
  plugins: [react({ exclude: [/\/node_modules\//, /\/web\/public\//] }), lightDomain(), customerPage],
  resolve: {
    // The same names as in package.json, whose arrays of `.tsx` and `.ts` only `tsc` understands.
    alias: { '#api': folder('api'), '#app': folder('app'), '#features': folder('features'), '#ui': folder('ui') },
  },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A chunk of its own, loaded only where something is parsed.
      output: { codeSplitting: { groups: [{ name: 'zod', test: /\/node_modules\/zod\// }] } },
      treeshake: {
        // antd's parts have no side effects when loaded, but do not declare it.
        moduleSideEffects: [{ test: /\/node_modules\/@rc-component\/.*\.js$/, sideEffects: false }],
      },
    },
  },
  // The printed document is also made by the server, which reads no .tsx: it has a bundle of its own, built after the
  // screens since their build empties the folder.
  environments: {
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
    buildApp: async ({ build, environments }) => {
      for (const name of ['client', 'customer', 'ssr']) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
    },
  },
  // The folder `api/` is served as /api/….ts while developing; everything else under /api is the server's.
  server: { proxy: { '^/api/(?![\\w-]+\\.ts)': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
})
