import type { BillingNews } from '@filao/domain/billing/news'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { localDate } from '@filao/domain/kernel/time'
import type { MailContent } from '#platform/mail/mail-labels'

/** A company's subscription, as mailed to its administrators. */
type About = {
  companyName: string
  planName: string
  /** The end of the trial or of the paid period. */
  endsAt: string | null
  timezone: string
  language: Language
  publicUrl: string
}

/** Returns the subject of the mail. */
export function newsSubject(news: BillingNews, language: Language): string {
  return words[language][news].subject
}

/** Returns the text of the mail: what happened to the subscription, the consequences, and the link to manage it. */
export function newsText(news: BillingNews, about: About): Omit<MailContent, 'to' | 'language'> {
  const { companyName, planName, endsAt, timezone, language, publicUrl } = about
  const w = words[language]
  const day = endsAt ? formatLocalDate(localDate(endsAt, timezone), language) : null
  return {
    subject: w[news].subject,
    paragraphs: [w.hello, w[news].what(planName, companyName, day), w[news].follows],
    button: w[news].button,
    url: `${publicUrl}/subscription`,
    closing: [w.why(companyName)],
  }
}

type Text = {
  subject: string
  what: (plan: string, company: string, day: string | null) => string
  follows: string
  button: string
}

type Catalogue = Record<BillingNews, Text> & { hello: string; why: (company: string) => string }

const words: Record<Language, Catalogue> = {
  fr: {
    hello: 'Bonjour,',
    trial_ending: {
      subject: 'Votre essai de Filao se termine bientôt',
      what: (plan, company, day) => `L’essai de la formule ${plan} pour ${company} se termine le ${day}.`,
      follows:
        'Rien à faire pour continuer\u202f: le premier paiement est alors prélevé. Pour arrêter, résiliez avant cette date.',
      button: 'Voir l’abonnement',
    },
    past_due: {
      subject: 'Le paiement de votre abonnement Filao a échoué',
      what: (plan, company) => `Le paiement de la formule ${plan} pour ${company} n’a pas abouti.`,
      follows:
        'Vous pouvez continuer à travailler. Vérifiez votre moyen de paiement, pour que la prochaine tentative réussisse.',
      button: 'Vérifier le paiement',
    },
    unpaid: {
      subject: 'Votre abonnement Filao est suspendu',
      what: (plan, company) => `Malgré plusieurs tentatives, la formule ${plan} pour ${company} n’est pas payée.`,
      follows:
        'Rien n’est effacé, mais plus rien ne s’ajoute\u202f: ni agence, ni véhicule, ni client. Réglez la facture pour reprendre.',
      button: 'Régler la facture',
    },
    ending: {
      subject: 'Votre abonnement Filao est résilié',
      what: (plan, company, day) =>
        `La formule ${plan} pour ${company} est résiliée${day ? ` et prend fin le ${day}` : ''}.`,
      follows: 'D’ici là, tout reste comme avant, et vous pouvez revenir sur cette décision.',
      button: 'Reprendre l’abonnement',
    },
    ended: {
      subject: 'Votre abonnement Filao a pris fin',
      what: (plan, company) => `La formule ${plan} pour ${company} a pris fin.`,
      follows:
        'Rien n’est effacé, mais plus rien ne s’ajoute\u202f: ni agence, ni véhicule, ni client. Choisissez une formule pour continuer.',
      button: 'Choisir une formule',
    },
    why: (company) => `Vous recevez ce message parce que vous administrez ${company} dans Filao.`,
  },
  en: {
    hello: 'Hello,',
    trial_ending: {
      subject: 'Your Filao trial ends soon',
      what: (plan, company, day) => `The trial of ${company}'s ${plan} plan ends on ${day}.`,
      follows:
        'To continue, there is nothing to do: the first payment is taken then. To stop, cancel before that date.',
      button: 'View the subscription',
    },
    past_due: {
      subject: 'The payment for your Filao subscription failed',
      what: (plan, company) => `The payment for ${company}'s ${plan} plan did not go through.`,
      follows: 'You can keep working. Check your payment method so that the next attempt succeeds.',
      button: 'Check the payment',
    },
    unpaid: {
      subject: 'Your Filao subscription is suspended',
      what: (plan, company) => `After several attempts, ${company}'s ${plan} plan is still unpaid.`,
      follows:
        'Nothing is deleted, but nothing can be added: no agency, vehicle or customer. Pay the invoice to continue.',
      button: 'Pay the invoice',
    },
    ending: {
      subject: 'Your Filao subscription is cancelled',
      what: (plan, company, day) => `${company}'s ${plan} plan is cancelled${day ? ` and ends on ${day}` : ''}.`,
      follows: 'Until then everything stays as it is, and you can change your mind.',
      button: 'Resume the subscription',
    },
    ended: {
      subject: 'Your Filao subscription has ended',
      what: (plan, company) => `${company}'s ${plan} plan has ended.`,
      follows:
        'Nothing is deleted, but nothing can be added: no agency, vehicle or customer. Choose a plan to continue.',
      button: 'Choose a plan',
    },
    why: (company) => `You are receiving this message because you are an administrator of ${company} in Filao.`,
  },
}
