/** The words that differ from one kind of thing to another. */
export type ImporterMessages = {
  pasteHint: string
  templateName: string
  reportName: string
  create: (count: number) => string
  created: (count: number) => string
  toList: string
  /** The title of the rows that have a message, before they are imported. */
  warnings?: string
}

type Translate = (
  key: 'pasteHint' | 'templateName' | 'reportName' | 'toList' | 'create' | 'created',
  options: { count: number },
) => string

/** Returns the words of an import from the catalogue of its screen. */
export function importerMessages(t: Translate): ImporterMessages {
  const word = (key: Parameters<Translate>[0]) => t(key, { count: 0 })
  return {
    pasteHint: word('pasteHint'),
    templateName: word('templateName'),
    reportName: word('reportName'),
    toList: word('toList'),
    create: (count) => t('create', { count }),
    created: (count) => t('created', { count }),
  }
}
