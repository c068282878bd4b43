import type { z } from 'zod'
import type { Sentence } from './language.ts'
import type { FieldProblem } from './problem.ts'
import { guillemets } from './text.ts'
import { predicate } from './validation-labels.ts'

type Path = readonly PropertyKey[]

/**
 * Returns the two arguments of `.refine` for a rule with its own sentence: `.refine(...rule(isSiret, 'siret', { fr, en
 * }))`. The sentence is shown to the user unchanged; the code is sent to the API's clients.
 */
export function rule<Value>(check: (value: Value) => boolean, code: string, sentence: Sentence) {
  return [check, { error: sentence.en, params: { code, sentence } }] as const
}

/**
 * Maps the issues of a schema to refused fields with sentences; the generic codes are required, whitespace, type,
 * length, range and pattern. `label` names the field (default: its key); `input`, the parsed value, tells an empty
 * field from a wrong one.
 */
export function fieldProblems(
  error: z.ZodError,
  label: (path: Path) => Sentence = keyOf,
  input?: unknown,
): FieldProblem[] {
  return error.issues.map((issue) => {
    const own =
      issue.code === 'custom' ? (issue.params as { code?: string; sentence?: Sentence } | undefined) : undefined
    const path = issue.path.map(String).join('.')
    if (own?.sentence) return { path, code: own.code ?? 'pattern', message: own.sentence }
    const { code, fr, en } = predicate(issue, valueAt(input, issue.path))
    const field = label(issue.path)
    return {
      path,
      code,
      message: { fr: `Le champ ${guillemets(field.fr)} ${fr}`, en: `The field '${field.en}' ${en}` },
    }
  })
}

/** Reports refused fields as issues of a schema. */
export function addProblems(context: z.RefinementCtx, problems: readonly FieldProblem[]): void {
  for (const { path, code, message } of problems) {
    context.addIssue({ code: 'custom', path: [path], params: { code, sentence: message }, message: message.en })
  }
}

function keyOf(path: Path): Sentence {
  const name = String(path.findLast((key) => typeof key === 'string') ?? path.at(-1) ?? '')
  return { fr: name, en: name }
}

/** Returns the value at a path; the whole text where the path leads into one, as into a list with commas. */
function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'string' ? value : (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )
}
