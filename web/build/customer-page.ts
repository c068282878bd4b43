import type { Plugin } from 'vite'

/** Serves the customer's page while developing, at the addresses where the server serves it. */
export const customerPage: Plugin = {
  name: 'customer-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/l/')) request.url = '/public/index.html'
      next()
    })
  },
}
