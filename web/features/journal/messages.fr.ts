/** Words of the journal of money. */
export const fr = {
  title: 'Journal',
  intro:
    'Chaque encaissement, remboursement, caution et supplément est inscrit ici au moment où il a lieu. Rien ne peut y être modifié ni supprimé sans que la vérification le montre.',
  tabs: { closings: 'Clôtures', turnover: 'Chiffre d’affaires', check: 'Vérification', archive: 'Archive' },
  closings: {
    of: 'Clôtures',
    day: 'Jours',
    month: 'Mois',
    year: 'Années',
    period: 'Période',
    detail: 'Détail',
    show: 'Détail de la clôture : {{period}}',
    desks: 'Caisses de ce jour',
    entry: 'Écriture n° {{seq}}, empreinte :',
    empty: 'Aucune clôture',
    emptyText: 'Chaque jour où de l’argent a circulé est clôturé la nuit suivante, puis chaque mois et chaque année.',
  },
  sums: {
    interval: 'Cette période',
    year: 'Depuis le début de l’année',
    perpetual: 'Depuis le début',
    received: 'Encaissé TTC',
    beforeVat: 'Encaissé HT',
    vat: 'TVA',
    vatAt: 'TVA à {{rate}} %',
    outsideVat: 'dont hors TVA',
    deposits: 'Cautions reçues, moins rendues et conservées',
    charged: 'Suppléments ajoutés',
    invoiced: 'Factures TTC, avoirs déduits',
    invoicedBeforeVat: 'Factures HT, avoirs déduits',
    claimed: 'Demandes d’indemnité',
  },
  turnover: {
    title: 'Chiffre d’affaires de la période',
    hint: 'Remboursements déduits, cautions à part. Les jours sont ceux du calendrier de l’entreprise, heure du territoire.',
  },
  check: {
    text: 'La vérification relit tout le journal et le compare aux paiements et suppléments enregistrés. Elle y est elle-même inscrite.',
    anchor: 'Empreinte d’un reçu (facultatif)',
    anchorHint: 'Les 12 caractères imprimés sur un reçu : la vérification cherche alors aussi son écriture.',
    start: 'Vérifier le journal',
    whole_zero: 'Le journal est intact : il est encore vide.',
    whole_one: 'Le journal est intact : une écriture vérifiée.',
    whole_other: 'Le journal est intact : {{count}} écritures vérifiées.',
    head: 'Dernière écriture : n° {{seq}}, empreinte {{anchor}}.',
    none: 'La première écriture viendra avec le premier encaissement.',
    statement: 'Attestation',
    broken: 'La vérification a échoué.',
    at: 'Écriture n° {{seq}}.',
    whatNow: 'Prévenez la personne qui gère votre serveur, et conservez une archive.',
  },
  archive: {
    text: 'L’archive contient les écritures d’une période, pour un tableur et pour un programme, et de quoi les vérifier sans ce logiciel.',
    download: 'Télécharger l’archive',
    hint: 'Faites-en une au moins chaque année et conservez-la hors du serveur. Une archive couvre un an au plus ; sa création est inscrite au journal.',
  },
  statement: {
    title: 'Attestation de l’éditeur',
    print: 'Imprimer',
    intro:
      'Le logiciel {{software}}, version {{version}}, enregistre les règlements de clients particuliers dans les conditions de l’article 286, I, 3° bis du code général des impôts :',
    unalterable:
      'Inaltérabilité : une donnée enregistrée n’est jamais modifiée ni supprimée ; une correction est une écriture de plus, en plus ou en moins.',
    secured:
      'Sécurisation : chaque écriture porte l’empreinte SHA-256 de la précédente ; la base de données refuse toute modification, et la vérification nomme la première écriture touchée.',
    kept: 'Conservation : les clôtures de jour, de mois et d’année gardent les totaux de la période, de l’année et le total perpétuel.',
    archived:
      'Archivage : une archive datée, lisible sans le logiciel et vérifiable par son empreinte, peut être faite à tout moment ; sa création est enregistrée.',
    unmodified:
      'Ces propriétés sont celles de la version {{version}} telle que publiée. La personne qui modifie le logiciel doit les attester elle-même.',
    user: 'Entreprise utilisatrice',
    checked_one: 'Journal vérifié le {{at}} : une écriture, intact.',
    checked_other: 'Journal vérifié le {{at}} : {{count}} écritures, intact.',
    publisher: 'À compléter par l’éditeur',
    name: 'Nom et qualité',
    place: 'Fait à, le',
    signature: 'Signature',
    hint: 'Cette page prépare l’attestation individuelle du modèle de l’administration (BOI-LETTRE-000242) ; elle ne la remplace pas tant qu’elle n’est pas signée.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    journal: typeof fr
  }
}
