import type { Sources } from './circles.ts'

/** The width that the formatter keeps for code, in characters. */
const mostCharacters = 120

/** Finds lines of comments that are wider than the formatter lets code be. Generated types are left as they are. */
export function wideComments(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => !path.endsWith('.d.ts'))
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, index) => (isWideComment(line) ? [`${path}:${index + 1} is too wide`] : [])),
    )
}

function isWideComment(line: string): boolean {
  return line.length > mostCharacters && /^\s*(\/\/|\/?\*)/.test(line)
}
