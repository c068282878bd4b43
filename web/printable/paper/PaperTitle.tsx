import type { Language } from '@filao/domain/kernel/language.schema'

type Props = { languages: readonly [Language, ...Language[]]; title: (language: Language) => string }

/** Renders the title of a paper, and below it the same in its other language. */
export function PaperTitle({ languages: [first, ...others], title }: Props) {
  return (
    <>
      <h1>{title(first)}</h1>
      {others.map((language) => (
        <p key={language} className="document-other-title" lang={language}>
          {title(language)}
        </p>
      ))}
    </>
  )
}
