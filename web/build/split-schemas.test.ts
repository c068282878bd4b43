import { expect, test } from 'vitest'
import { split } from './split-schemas.ts'

const module = `import { z } from 'zod'
import { rule } from './validation.ts'
export const statuses = ['draft', 'done'] as const
const most = 400
const [isShort, short] = rule((text: string) => text.length < most, 'range')
export const Status = z.enum(statuses).refine(isShort, short)
export type Status = z.infer<typeof Status>
/** Returns true for the last status. */
export function isDone(status: Status): boolean {
  return status === last()
}
function last(): Status {
  return Temporal.Status ?? statuses[1]
}
`

test('the schemas of a module and the rest are two modules, which the module joins', () => {
  const parts = split(module, 'status')
  expect(parts?.whole).toBe("export * from './status.rest.ts'\nexport * from './status.schemas.ts'\n")
  expect(parts?.rest).toContain('export function isDone')
  expect(parts?.rest).toContain('export type Status')
  expect(parts?.rest).not.toContain('z.enum')
  expect(parts?.schemas).toContain("import { statuses } from './status.rest.ts'")
  expect(parts?.schemas).toContain('export const Status = z.enum')
})

test('what only the schemas use goes with them; what both use is exported for them', () => {
  const parts = split(module, 'status')
  expect(parts?.schemas).toMatch(/const most = 400\nconst \[isShort, short\] = rule/)
  expect(parts?.rest).not.toContain('most')
  const shared = 'const few = 3\nexport const Few = z.int().max(few)\nexport const isFew = (n: number) => n <= few\n'
  expect(split(shared, 'few')).toMatchObject({
    rest: 'const few = 3\nexport const isFew = (n: number) => n <= few\nexport { few }',
    schemas: "import { few } from './few.rest.ts'\nexport const Few = z.int().max(few)",
  })
})

test('a module whose rest parses with its schemas stays whole, as does one without either', () => {
  expect(split('export const A = z.int()\nexport const parse = (text: string) => A.parse(text)\n', 'a')).toBeNull()
  expect(split('export const A = z.int()\n', 'a')).toBeNull()
  expect(split('export const half = (n: number) => n / 2\n', 'a')).toBeNull()
})
