export const fr = {
  title: 'Comptabilité',
  intro:
    'Les ventes, encaissements et dépôts en écritures pour le logiciel de votre comptable. Filao ne tient pas les comptes\u202f: ce fichier n’est pas le FEC de l’entreprise.',
  tabs: { exports: 'Exports', preview: 'Écritures', reporting: 'E-reporting', accounts: 'Comptes' },
  exports: {
    from: 'Du',
    to: 'Au',
    upTo: 'Jusqu’au',
    make: 'Exporter les écritures',
    made: 'Période exportée',
    numbers: 'Écritures',
    range: '{{first}} à {{last}}',
    none: 'Aucune',
    madeBy: 'Par',
    open: 'Ouvrir',
    show: 'Ouvrir les écritures du {{from}} au {{to}}',
    empty: 'Aucun export',
    emptyText:
      'Un export prend tout ce qu’aucun autre n’a encore, jusqu’au jour choisi. La suite ira dans le prochain.',
    fec: 'Écritures au format FEC',
  },
  entries: {
    empty: 'Aucune écriture dans cette période',
    emptyText: 'Les factures, paiements et cautions de ces jours apparaissent ici en écritures.',
    count_one: 'Une écriture, au total',
    count_other: '{{count}} écritures, au total',
    number: 'n° {{number}}',
    more: 'Les {{count}} premières sont affichées\u202f; l’export les contient toutes.',
  },
  comparison: {
    title: 'Contrôle avec la clôture',
    closing: 'Clôture',
    entries: 'Écritures',
    received: 'Encaissements',
    deposits: 'Dépôts de garantie',
    invoiced: 'Factures moins avoirs',
    vat: 'TVA facturée',
    claimed: 'Indemnités demandées',
    collected: 'Encaissé par des sources',
  },
  reporting: {
    intro:
      'Les montants qu’une plateforme agréée demande\u202f: reportez-les dans la vôtre. Filao n’est relié à aucune plateforme et n’envoie rien. Obligatoire au 1er septembre 2026 pour les grandes entreprises, au 1er septembre 2027 pour les autres.',
    export: 'Exporter (CSV)',
    outside: 'Rien à déclarer',
    empty: 'Aucune vente à déclarer dans cette période',
    emptyText: 'Les ventes à des entreprises en France passent par la facture électronique.',
    unbilled: 'encaissés au-delà de ce qui est facturé, donc absents des ventes\u202f: facturez-les, ou rendez-les.',
    flow: {
      sales: '10.3 Ventes aux particuliers',
      payments: '10.4 Encaissements des particuliers',
      abroad: '10.1 Ventes aux entreprises à l’étranger',
      paymentsAbroad: '10.2 Encaissements des entreprises à l’étranger',
    },
    base: 'HT',
    vat: 'TVA',
    total: 'TTC',
    rate: 'TVA à {{rate}}\u202f%',
    noVat: 'sans TVA',
    documents_one: 'un document',
    documents_other: '{{count}} documents',
  },
  accounts: {
    sales: 'Ventes et clients',
    hint: 'Chaque compte commence par trois chiffres. Chaque client a son numéro comme compte auxiliaire.',
    feesHint: 'Vide\u202f: le compte des locations. Un compte indiqué ici vaut pour tous les taux de TVA.',
    asRentals: 'Comme les locations',
    depositTitle: 'Dépôts de garantie',
    vatWaitingHint:
      'Vide\u202f: la TVA d’une facture est collectée aussitôt. Sans effet avec l’option pour les débits.',
    none: 'Aucun',
    isCardDepositHeldHint: 'Aucun argent ne bouge, donc aucune écriture, sauf pour ce qui est conservé.',
    ratesHint: 'Seulement si votre comptable veut d’autres comptes pour un taux.',
    addRate: 'Ajouter un taux',
    removeRate: 'Retirer ce taux',
    ofRate: '{{account}}, TVA à {{rate}}\u202f%',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounting: typeof fr
  }
}
