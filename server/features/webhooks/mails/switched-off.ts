import type { Language } from '@filao/domain/kernel/language.schema'
import { guillemets } from '@filao/domain/kernel/text'
import type { MailContent } from '#platform/mail/mail-labels'

type SwitchedOff = { name: string; url: string; language: Language; publicUrl: string }

/** Returns the subject: « Webhook désactivé : Comptabilité ». */
export function switchedOffSubject(name: string, language: Language): string {
  return language === 'fr' ? `Webhook désactivé\u202f: ${name}` : `Webhook switched off: ${name}`
}

/** Renders the webhook that was switched off, and the way to switch it on again. */
export function switchedOffText({ name, url, language, publicUrl }: SwitchedOff): Omit<MailContent, 'to' | 'language'> {
  const w = words[language]
  return {
    subject: switchedOffSubject(name, language),
    paragraphs: [w.hello, w.intro(name), w.missed],
    facts: [{ lines: [{ label: w.address, text: url }] }],
    button: w.open,
    url: `${publicUrl}/company/webhooks`,
  }
}

const words = {
  fr: {
    hello: 'Bonjour,',
    intro: (name: string) =>
      `Le webhook ${guillemets(name)} n’a reçu aucun événement depuis trois jours, ou son destinataire a répondu qu’il n’existe plus. Filao ne lui envoie plus rien.`,
    missed:
      'Une fois le problème réglé, réactivez-le. Les événements manqués restent trente jours dans son journal, d’où vous pouvez les renvoyer.',
    address: 'Adresse',
    open: 'Ouvrir les webhooks',
  },
  en: {
    hello: 'Hello,',
    intro: (name: string) =>
      `The webhook '${name}' has received no event for three days, or its receiver answered that it no longer exists. Filao sends it nothing more.`,
    missed:
      'Switch it on again once the problem is solved. Missed events stay in its log for thirty days, from where you can send them again.',
    address: 'Address',
    open: 'Open the webhooks',
  },
}
