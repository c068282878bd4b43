import { posix } from 'node:path'

/** Finds relative links of a document to a file or a heading that is not in the repository. */
export function deadLinks(documents: Map<string, string>, everyPath: string[]): string[] {
  return [...documents].flatMap(([path, source]) =>
    [...source.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !leads(path, link, documents, everyPath))
      .map((link) => `${path} links to ${link}, which is not in the repository`),
  )
}

function leads(from: string, link: string, documents: Map<string, string>, everyPath: string[]): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? from : posix.join(posix.dirname(from), file).replace(/\/$/, '')
  const document = documents.get(target)
  if (heading !== undefined && document !== undefined) return anchors(document).includes(heading)
  return everyPath.some((path) => path === target || path.startsWith(`${target}/`))
}

/** Returns the anchors of the headings of a document, as GitHub makes them. */
function anchors(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
