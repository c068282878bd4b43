import { expect, test } from 'vitest'
import { lightened, withoutJsonSchema } from './light-domain.ts'

test('a schema may be left out where nothing parses with it; other values stay', () => {
  const code =
    "const nothing = z.undefined()\nexport const A = z.object({ b: z.string() })\nexport const rate = half('x')\n"
  expect(lightened(code)).toBe(
    "const nothing = /* @__PURE__ */ (() => (z.undefined()))()\nexport const A = /* @__PURE__ */ (() => (z.object({ b: z.string() })))()\nexport const rate = half('x')\n",
  )
})

test('schemas that several calls share are left out too; other objects stay', () => {
  const shared = 'const filters = {\n  a: z\n    .string(),\n}\n'
  expect(lightened(shared)).toBe('const filters = /* @__PURE__ */ (() => ({\n  a: z\n    .string(),\n}))()\n')
  const words = "const words = { fr: 'Devis' } satisfies Sentence\n"
  expect(lightened(words)).toBe(words)
})

test('an edit of a library that finds nothing to edit fails the build', () => {
  const zod = 'inst._zod.processJSONSchema = (ctx) => write(ctx);\nreturn createToJSONSchemaMethod(this, {})(params);'
  expect(withoutJsonSchema(zod).trim()).toBe('return undefined;')
  expect(() => withoutJsonSchema('export const schemas = {}')).toThrow('adapt web/build/light-domain.ts')
})
