import { anchorOf } from '@filao/domain/journal/entry'
import { locales } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { MailContent } from '#platform/mail/mail-labels'

type Head = {
  companyName: string
  period: string
  seq: number
  hash: string
  isWhole: boolean
  language: Language
  publicUrl: string
}

/** Returns the subject, with the fingerprint: « Journal, mars 2026\u202f: empreinte 1f2e3d4c5b6a ». */
export function headSubject(period: string, anchor: string, language: Language): string {
  const month = monthName(period, language)
  return language === 'fr'
    ? `Journal, ${month}\u202f: empreinte ${anchor}`
    : `Journal of ${month}: fingerprint ${anchor}`
}

/** Renders the end of the journal at a month's closing, and the result of its check. */
export function headText({
  period,
  seq,
  hash,
  isWhole,
  companyName,
  language,
  publicUrl,
}: Head): Omit<MailContent, 'to' | 'language'> {
  const w = words[language]
  return {
    subject: headSubject(period, anchorOf(hash), language),
    paragraphs: [w.hello, w.intro(companyName, monthName(period, language)), isWhole ? w.whole : w.broken],
    facts: [
      {
        lines: [
          { label: w.number, text: String(seq) },
          { label: w.anchor, text: anchorOf(hash) },
          { label: w.hash, text: hash },
        ],
      },
    ],
    button: w.open,
    url: `${publicUrl}/journal`,
    closing: [w.keep],
  }
}

function monthName(period: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${period}-01T00:00:00Z`))
}

const words = {
  fr: {
    hello: 'Bonjour,',
    intro: (company: string, month: string) =>
      `Chez ${company}, le journal des encaissements est clôturé pour ${month}. Voici sa dernière écriture.`,
    whole: 'Le journal a été vérifié de bout en bout\u202f: il est intact.',
    broken:
      'La vérification du journal a échoué\u202f: ouvrez l’écran du journal pour voir la première écriture en cause, et prévenez la personne qui gère votre serveur.',
    number: 'Écriture',
    anchor: 'Empreinte',
    hash: 'Empreinte complète',
    open: 'Ouvrir le journal',
    keep: 'Conservez ce message\u202f: il prouve plus tard qu’aucune écriture d’avant cette date n’a été supprimée.',
  },
  en: {
    hello: 'Hello,',
    intro: (company: string, month: string) =>
      `The journal of payments of ${company} is closed for ${month}. This is its last entry.`,
    whole: 'The journal was checked from end to end: it is intact.',
    broken:
      'The check of the journal failed: open the journal’s screen to see the first entry concerned, and tell the person who runs your server.',
    number: 'Entry',
    anchor: 'Fingerprint',
    hash: 'Whole fingerprint',
    open: 'Open the journal',
    keep: 'Keep this message: it proves later that no entry before this date was removed.',
  },
}
