/** Words of the customer's page. */
export const fr = {
  title: 'Réservation {{number}}',
  untitled: 'Votre réservation',
  language: 'Langue',
  loading: 'Chargement de votre réservation',
  call: 'Appeler {{name}} : {{phone}}',
  hello: 'Bonjour {{name}}',
  reservation: 'Réservation {{number}}',
  offer: 'Cette réservation vous attend. Vérifiez-la, puis validez-la.',
  vehicle: 'Votre véhicule',
  stops: 'Où et quand',
  departure: 'Départ',
  arrival: 'Retour',
  zone: 'heure de {{place}}',
  days: { one: '{{count}} jour', other: '{{count}} jours' },
  price: 'Prix',
  rental: 'Location, {{days}}',
  options: 'Options comprises',
  total: 'Total',
  free: 'Gratuit',
  deposit: 'Caution',
  depositText:
    'Une garantie, pas un paiement : elle vous est rendue au retour du véhicule, moins d’éventuels dommages.',
  terms: 'Conditions générales de location',
  accept: 'Valider',
  cancel: 'Annuler',
  confirm: {
    accept: 'Voulez-vous accepter la réservation {{number}} ?',
    acceptTerms: 'En la validant, vous acceptez les conditions générales de location.',
    acceptYes: 'Oui, valider',
    cancel: 'Voulez-vous vraiment annuler cette réservation ?',
    cancelText: 'Le véhicule ne sera plus retenu pour vous. Cette annulation est définitive.',
    cancelYes: 'Oui, annuler',
    back: 'Revenir',
    sending: 'Envoi de votre réponse…',
  },
  accepted: {
    title: 'Cette location a été acceptée',
    pending: 'Rendez-vous {{date}}, agence {{agency}}. Pour changer quelque chose, contactez-nous.',
    ongoing: 'Le véhicule vous a été remis. Bonne route !',
    done: 'Vous avez rendu le véhicule. Merci de votre confiance.',
  },
  cancelled: {
    title: 'Location annulée',
    text: 'Le véhicule n’est plus retenu pour vous. Pour une autre réservation, contactez-nous.',
  },
  lapsed: {
    title: 'Cette offre a expiré',
    text: 'Elle n’a pas été validée à temps. Appelez-nous : nous vous en ferons une autre.',
  },
  early: {
    title: 'Cette réservation ne vous est pas encore proposée',
    text: 'Nous y travaillons encore. Revenez sur cette page lorsque nous vous aurons écrit, ou contactez-nous.',
  },
  refused: {
    title: 'Votre réponse n’a pas été enregistrée',
    unsure: 'Votre réponse est-elle arrivée ?',
    network:
      'Le réseau s’est coupé avant que nous le sachions. Réessayez dès qu’il revient : votre réponse ne comptera qu’une fois.',
    busy: 'Notre service ne répond pas pour le moment. Réessayez dans un instant : votre réponse ne comptera qu’une fois.',
  },
  retry: 'Réessayer',
  retryIn: { one: 'Réessayez dans {{count}} seconde.', other: 'Réessayez dans {{count}} secondes.' },
  unknown: {
    title: 'Réservation introuvable',
    text: 'Ce lien ne mène à aucune réservation, ou n’est plus valable. Vérifiez-le dans le message que vous avez reçu, ou appelez votre agence.',
  },
  tooMany: { title: 'Trop de demandes à la fois', text: 'La page revient d’elle-même dans un instant.' },
  away: {
    title: 'Pas de connexion',
    text: 'Votre réservation n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.',
  },
  broken: {
    title: 'Notre service ne répond pas pour le moment',
    text: 'Votre réservation n’est pas perdue. Réessayez dans un instant.',
  },
}

export type Words = typeof fr
