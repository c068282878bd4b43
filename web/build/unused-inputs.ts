import type { Plugin } from 'vite'

/** The kinds of input that antd attaches to `Input` and that no screen draws. */
export const unused = ['Group', 'OTP', 'Search']

/**
 * Leaves out the kinds of input that no screen draws while building. antd attaches all of them to `Input`, so that each
 * would be loaded with the first field.
 */
export const unusedInputs: Plugin = {
  name: 'unused-inputs',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/antd\/es\/input\/index\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
}

/** Changes antd's module of all inputs. Throws when it no longer has what is left out. */
export function withoutUnused(code: string): string {
  return unused
    .flatMap((kind) => [`import ${kind} from './${kind}';\n`, `Input.${kind} = ${kind};\n`])
    .reduce((text, line) => {
      if (!text.includes(line)) throw new Error(`antd's inputs lack "${line.trim()}": adapt web/build/unused-inputs.ts`)
      return text.replace(line, '')
    }, code)
}
