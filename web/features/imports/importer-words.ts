/** The words that differ from one kind of thing to another. */
export type ImporterWords = {
  pasteHint: string
  templateName: string
  reportName: string
  create: (count: number) => string
  created: (count: number) => string
  toList: string
}
