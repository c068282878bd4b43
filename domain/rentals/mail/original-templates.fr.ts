import type { TemplateText } from './template.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** The words of the mails to customers, in French, of a company that has not changed them. */
export const frenchTemplates: Record<TemplateKind, TemplateText> = {
  quote: {
    subject: '{{document}} {{location}} – {{entreprise}}',
    body: `Bonjour {{client}},

Voici votre devis pour une location chez {{entreprise}}.

Pour le relire et l’accepter en ligne, sans créer de compte, ouvrez votre page.`,
  },
  reservation: {
    subject: 'Votre réservation {{location}} chez {{entreprise}}\u202f: à confirmer',
    body: `Bonjour {{client}},

Nous avons préparé votre réservation. Il ne manque que votre accord\u202f: relisez-la, puis acceptez-la ou annulez-la en un clic, sans créer de compte.`,
  },
  accepted: {
    subject: 'Réservation {{location}} confirmée',
    body: `Bonjour {{client}},

Votre réservation chez {{entreprise}} est confirmée\u202f: le véhicule vous attend.

Le jour du départ, munissez-vous de votre permis de conduire et d’une pièce d’identité.

Prévoyez aussi un moyen de paiement pour la caution de {{caution}}.`,
  },
  departure: {
    subject: '{{document}} {{location}} – {{entreprise}}',
    body: `Bonjour {{client}},

Bonne route\u202f! Vous trouverez ci-joint le contrat de votre location, avec l’état du véhicule au départ.`,
  },
  document: {
    subject: '{{document}} {{location}} – {{entreprise}}',
    body: `Bonjour {{client}},

Vous trouverez ci-joint, en PDF, le document de votre location chez {{entreprise}}.`,
  },
  reminder: {
    subject: 'Rappel\u202f: retour de votre véhicule le {{retour}}',
    body: `Bonjour {{client}},

Votre location {{location}} touche à sa fin\u202f: {{entreprise}} attend le véhicule le {{retour}}, agence {{agence_retour}}.

Pensez à refaire le plein et à reprendre vos affaires. Pour garder le véhicule plus longtemps, prévenez-nous avant l’heure du retour.`,
  },
  receipt: {
    subject: 'Votre reçu – location {{location}}',
    body: `Bonjour {{client}},

Vous trouverez ci-joint, en PDF, le reçu établi par {{entreprise}} pour votre location {{location}}.`,
  },
  payment_reminder: {
    subject: 'Location {{location}}\u202f: il reste {{solde}} à régler',
    body: `Bonjour {{client}},

Sauf erreur de notre part, il reste {{solde}} à régler à {{entreprise}} pour votre location {{location}}.

Merci de régler cette somme dès que possible. Si votre paiement vient de partir, ne tenez pas compte de ce message.`,
  },
  invoice: {
    subject: '{{document}} {{numéro}} – {{entreprise}}',
    body: `Bonjour {{client}},

Vous trouverez ci-joint, en PDF, le document {{numéro}} établi par {{entreprise}} pour la location {{location}}.`,
  },
  refused: {
    subject: 'Réservation {{location}}\u202f: nous ne pouvons pas y donner suite',
    body: `Bonjour {{client}},

Nous sommes désolés\u202f: {{entreprise}} ne peut pas donner suite à cette réservation. Rien ne vous est demandé, et son lien n’est plus valable.

Contactez-nous\u202f: nous chercherons avec vous d’autres dates ou un autre véhicule.`,
  },
  cancelled: {
    subject: 'Location {{location}} annulée',
    body: `Bonjour {{client}},

Votre location chez {{entreprise}} est annulée. Si vous l’avez demandé, vous n’avez rien à faire\u202f; sinon, contactez-nous au plus vite.

Selon nos conditions, cette annulation entraîne des frais de {{frais}}.

Pour toute somme déjà versée, nous reviendrons vers vous.`,
  },
  lapsed: {
    subject: 'Votre offre {{location}} a expiré',
    body: `Bonjour {{client}},

L’offre faite par {{entreprise}} n’a pas été confirmée à temps\u202f: elle n’est plus valable et aucun véhicule n’est retenu pour vous. Vous ne devez rien.

Si vous êtes toujours intéressé, contactez-nous\u202f: nous vous ferons une nouvelle offre.`,
  },
}
