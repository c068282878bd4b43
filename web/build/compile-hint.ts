import type { Plugin, Rolldown } from 'vite'

/** The groups of `groupModules` of which the first screens call about half before their first paint. */
const groups = ['entry', 'start', 'common', 'frame', 'form', 'fields']

/** The screens that people open first. */
const screens = /\/features\/(home\/HomePage|planning\/PlanningPage|rentals\/form\/(RentalEditPage|RentalForm))\.tsx$/

/** Chrome reads it since version 136, in the first line only: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

type Named = Pick<Rolldown.RenderedChunk, 'name' | 'facadeModuleId'>

/**
 * Lets Chrome compile the code of the first screens on other processors while it arrives. These screens call half of
 * its functions before their first paint, and compiling them one by one then costs a slow phone 0.3 s.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  augmentChunkHash: (chunk) => hintOf(chunk),
  // Vite has written its own first line by then.
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hintOf(file) + file.code
    },
  },
}

/** Returns the first line of a file: empty but for those that the first screens run before they are drawn. */
export function hintOf({ name, facadeModuleId }: Named): string {
  return groups.includes(name) || screens.test(facadeModuleId ?? '') ? hint : ''
}
