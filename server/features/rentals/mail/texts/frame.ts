import type { Language } from '@filao/domain/kernel/language.schema'
import type { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import { type About, factsOf, type MailText, pageOf, questions } from './about.ts'

/** The parts of a mail around its words, which every company has in common. */
type Frame = Omit<MailText, 'subject' | 'paragraphs'>

/** Returns the facts, the button and the closing of a mail about a rental. */
export function frameOf(kind: TemplateKind, about: About): Frame {
  const { button, closing = [] } = around[about.language][kind] ?? {}
  return {
    facts: [factsOf(about, { withPrice: withPrice.has(kind) })],
    ...(button ? { button, url: pageOf(about) } : {}),
    closing: [...closing, ...questions(about)],
  }
}

const withPrice = new Set<TemplateKind>(['quote', 'reservation', 'accepted', 'departure', 'document'])

type Around = { button?: string; closing?: string[] }

const around: Record<Language, Partial<Record<TemplateKind, Around>>> = {
  fr: {
    quote: { button: 'Voir et accepter mon devis', closing: ['Votre devis est joint à ce message, en PDF.'] },
    reservation: {
      button: 'Voir et confirmer ma réservation',
      closing: ['Ce lien vous est personnel\u202f: ne le transférez pas.'],
    },
    accepted: { button: 'Voir ma réservation' },
  },
  en: {
    quote: { button: 'View and accept my quote', closing: ['Your quote is attached to this message as a PDF.'] },
    reservation: {
      button: 'View and confirm my reservation',
      closing: ['This link is personal: please do not forward it.'],
    },
    accepted: { button: 'View my reservation' },
  },
}
