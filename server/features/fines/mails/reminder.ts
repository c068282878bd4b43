import type { Fine } from '@filao/domain/fines/fine.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime, formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { MailContent } from '#platform/mail/mail-labels'

type Named = Pick<Fine, 'registrationNumber'>
type Reminder = { fine: Fine; language: Language; publicUrl: string }

/** Returns the subject: « Contravention : conducteur à désigner, AA-123-AA ». */
export function reminderSubject({ registrationNumber }: Named, language: Language): string {
  const plate = formatPlate(registrationNumber)
  return language === 'fr'
    ? `Contravention\u202f: conducteur à désigner, ${plate}`
    : `Traffic fine: driver to be named, ${plate}`
}

/** Renders the notice, its term and the link to it. */
export function reminderText({ fine, language, publicUrl }: Reminder): Omit<MailContent, 'to' | 'language'> {
  const w = words[language]
  const lines = [
    { label: w.notice, text: fine.noticeNumber ?? w.without },
    { label: w.plate, text: formatPlate(fine.registrationNumber) },
    { label: w.at, text: formatDateTime(fine.committedAt, fine.timezone, language) },
    { label: w.driver, text: fine.driver?.name ?? w.unknown },
  ]
  return {
    subject: reminderSubject(fine, language),
    paragraphs: [w.hello, w.intro(formatLocalDate(fine.dueDate ?? fine.noticeDate, language))],
    facts: [{ title: w.title, lines }],
    button: w.open,
    url: `${publicUrl}/fine/${fine.id}`,
    closing: [w.why],
  }
}

const words = {
  fr: {
    hello: 'Bonjour,',
    intro: (due: string) =>
      `Le conducteur de cette contravention n’est pas encore désigné. Passé le ${due}, l’entreprise risque une amende pour non-désignation.`,
    title: 'L’avis',
    notice: 'Numéro',
    without: 'sans numéro',
    plate: 'Immatriculation',
    at: 'Infraction',
    driver: 'Conducteur',
    unknown: 'à trouver',
    open: 'Ouvrir la contravention',
    why: 'Filao vous rappelle chaque avis après 30, puis 40 jours.',
  },
  en: {
    hello: 'Hello,',
    intro: (due: string) =>
      `The driver of this traffic fine has not been named yet. After ${due}, the company may be fined for not naming them.`,
    title: 'The notice',
    notice: 'Number',
    without: 'no number',
    plate: 'Plate',
    at: 'Offence',
    driver: 'Driver',
    unknown: 'to be found',
    open: 'Open the fine',
    why: 'Filao reminds you of each notice after 30 days, then after 40.',
  },
}
