import { formatLocalDate, formatMonthDay } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatEuros } from '@filao/domain/kernel/money'
import { formatNumber } from '@filao/domain/kernel/number-text'
import type { ReportWeeks } from '@filao/domain/report/weeks'
import type { Days } from '@filao/domain/statistics/days'
import { changeText, figureText } from '@filao/domain/statistics/figure-text'
import type { Figures } from '@filao/domain/statistics/figures.schema'
import { figureLabels } from '@filao/domain/statistics/labels'
import type { MailContent } from '#platform/mail/mail-labels'

/** The figures of the weekly report of a company. */
export type Report = {
  companyName: string
  monday: string
  weeks: ReportWeeks
  figures: Record<keyof ReportWeeks, Figures>
  /** The vehicles to come back in the week that begins. */
  returns: number
  overdue: Sum
  quotes: Sum
  /** The deadlines that are overdue, or due in the week that begins. */
  deadlines: number
}

type Sum = { count: number; amount: number }

/** Returns the subject: « Votre semaine du 9 mars 2026 ». */
export function reportSubject(monday: string, language: Language): string {
  return words[language].subject(formatLocalDate(monday, language))
}

/** Renders the report in ten lines: four of last week beside the week before, and six of the week that begins. */
export function reportText(
  { companyName, monday, weeks, figures, returns, overdue, quotes, deadlines }: Report,
  { language, publicUrl }: { language: Language; publicUrl: string },
): Omit<MailContent, 'to' | 'language'> {
  const w = words[language]
  const departures = figureLabels.rentalsCount.label[language]
  const compared = (label: string, name: ComparedFigure) => {
    const [value, before] = [figures.last[name], figures.before[name]]
    const change = changeText(name, value, before, language)
    const text = [figureText(name, value, language), w.before(figureText(name, before, language), change)].join('\n')
    return { label, text }
  }
  const sum = (label: string, { count, amount }: Sum, url: string) => {
    const text = formatNumber(count, language) + (count === 0 ? '' : ` (${formatEuros(amount, language)})`)
    return { label, text, url: `${publicUrl}${url}` }
  }
  const ahead = (name: 'rentalsCount' | 'utilisation') => figureText(name, figures.next[name], language)
  return {
    subject: reportSubject(monday, language),
    paragraphs: [w.hello, w.intro(companyName)],
    facts: [
      {
        title: w.last(period(weeks.last, language)),
        lines: [
          compared(w.revenue, 'revenueAmount'),
          compared(w.utilisation, 'utilisation'),
          compared(departures, 'rentalsCount'),
          compared(w.dailyRate, 'dailyRateAmount'),
        ],
      },
      {
        title: w.next(period(weeks.next, language)),
        lines: [
          { label: departures, text: ahead('rentalsCount') },
          { label: w.returns, text: formatNumber(returns, language) },
          { label: w.booked, text: ahead('utilisation') },
          sum(w.overdue, overdue, '/receivables'),
          sum(w.quotes, quotes, '/receivables?kind=quotes'),
          { label: w.deadlines, text: formatNumber(deadlines, language), url: `${publicUrl}/deadline` },
        ],
      },
    ],
    button: w.open,
    url: `${publicUrl}/statistics?from=${weeks.last.from}&to=${weeks.last.to}`,
    closing: [w.why],
  }
}

type ComparedFigure = 'revenueAmount' | 'utilisation' | 'rentalsCount' | 'dailyRateAmount'

function period({ from, to }: Days, language: Language): [from: string, to: string] {
  return [formatMonthDay(from.slice(5), language), formatMonthDay(to.slice(5), language)]
}

const words = {
  fr: {
    subject: (day: string) => `Votre semaine du ${day}`,
    hello: 'Bonjour,',
    intro: (company: string) => `La semaine passée et celle qui commence, pour ${company}.`,
    last: ([from, to]: [string, string]) => `Semaine passée, du ${from} au ${to}`,
    next: ([from, to]: [string, string]) => `Cette semaine, du ${from} au ${to}`,
    before: (value: string, change: string | null) =>
      `semaine d’avant\u202f: ${value}${change === null ? '' : ` (${change})`}`,
    revenue: 'Chiffre d’affaires HT',
    utilisation: 'Utilisation',
    dailyRate: 'Par jour loué',
    returns: 'Retours',
    booked: 'Déjà loué',
    overdue: 'Impayés échus',
    quotes: 'Devis en attente',
    deadlines: 'Échéances',
    open: 'Ouvrir les statistiques',
    why: 'Vous recevez ce message le lundi matin, à votre demande. Il se désactive dans votre profil.',
  },
  en: {
    subject: (day: string) => `Your week of ${day}`,
    hello: 'Hello,',
    intro: (company: string) => `Last week and the one that begins, for ${company}.`,
    last: ([from, to]: [string, string]) => `Last week, ${from} to ${to}`,
    next: ([from, to]: [string, string]) => `This week, ${from} to ${to}`,
    before: (value: string, change: string | null) => `week before: ${value}${change === null ? '' : ` (${change})`}`,
    revenue: 'Revenue before VAT',
    utilisation: 'Utilisation',
    dailyRate: 'Per rented day',
    returns: 'Returns',
    booked: 'Booked so far',
    overdue: 'Overdue',
    quotes: 'Quotes waiting',
    deadlines: 'Deadlines',
    open: 'Open the statistics',
    why: 'You receive this message on Monday mornings because you asked for it. You can turn it off in your profile.',
  },
}
