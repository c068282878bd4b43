import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  root: folder('.'),
  publicDir: folder('static'),
  plugins: [react()],
  resolve: {
    // The same names as in package.json: there an array says `.tsx` or `.ts`, which only `tsc` understands.
    alias: { '#api': folder('api'), '#app': folder('app'), '#features': folder('features'), '#ui': folder('ui') },
  },
  build: { outDir: folder('dist'), emptyOutDir: true, manifest: true, target: 'es2023', assetsInlineLimit: 0 },
  // The folder `api/` is served as /api/….ts while developing; everything else under /api is the server's.
  server: { proxy: { '^/api/(?![\\w-]+\\.ts)': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
})
