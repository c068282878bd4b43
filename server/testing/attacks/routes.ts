import type { FastifyInstance } from 'fastify'

/** Lists every route of an application, those beside the contract too, from the tree that Fastify prints. */
export function listRoutes(app: FastifyInstance): { method: string; path: string }[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = line.match(/^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.+)\))?$/) ?? []
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      return methods.split(', ').flatMap((method) => (method ? [{ method, path: above.join('') }] : []))
    })
}
