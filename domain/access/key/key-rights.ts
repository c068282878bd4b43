import type { Sentence } from '../../kernel/language.ts'
import { type KeyPermission, keyPermissions } from './key-permissions.ts'

/** The subjects by which the permissions of a key are shown. */
const groups = ['read', 'rentals', 'customers', 'fleet', 'company'] as const

/** The subject and the words of each permission of a key. */
export const keyRights: Record<KeyPermission, { group: (typeof groups)[number]; label: Sentence }> = {
  'company.read': {
    group: 'read',
    label: {
      fr: 'Lire le parc, les prix, les clients, les locations et les paiements',
      en: 'Read fleet, prices, customers, rentals and payments',
    },
  },
  'company.write': {
    group: 'company',
    label: { fr: 'Modifier l’entreprise et ses conditions', en: 'Change the company and its terms' },
  },
  'agencies.write': { group: 'company', label: { fr: 'Modifier les agences', en: 'Change agencies' } },
  'agencies.create': {
    group: 'company',
    label: { fr: 'Créer et supprimer des agences', en: 'Create and delete agencies' },
  },
  'fleet.write': {
    group: 'fleet',
    label: {
      fr: 'Modifier les véhicules, catégories, options et photos',
      en: 'Change vehicles, categories, options and photos',
    },
  },
  'prices.write': { group: 'fleet', label: { fr: 'Modifier les tarifs', en: 'Change prices' } },
  'customers.write': {
    group: 'customers',
    label: { fr: 'Créer et modifier des clients', en: 'Create and change customers' },
  },
  'customers.delete': {
    group: 'customers',
    label: { fr: 'Supprimer et fusionner des clients', en: 'Delete and merge customers' },
  },
  'customers.import': {
    group: 'customers',
    label: { fr: 'Importer des clients en nombre', en: 'Import many customers at once' },
  },
  'rentals.write': {
    group: 'rentals',
    label: { fr: 'Créer, modifier et annuler des locations', en: 'Create, change and cancel rentals' },
  },
  'rentals.operate': {
    group: 'rentals',
    label: {
      fr: 'Enregistrer les départs et les retours, envoyer les messages',
      en: 'Record pick-ups and returns, send messages',
    },
  },
  'departures.override': {
    group: 'rentals',
    label: {
      fr: 'Faire partir, avec un motif, un véhicule dont une échéance est dépassée',
      en: 'Hand over a vehicle with an overdue deadline, giving a reason',
    },
  },
  'fees.waive': {
    group: 'rentals',
    label: { fr: 'Retirer des frais du prix d’une location', en: 'Take fees out of the price of a rental' },
  },
  'payments.write': {
    group: 'rentals',
    label: { fr: 'Enregistrer des paiements et des suppléments', en: 'Record payments and charges' },
  },
  'subscription.write': {
    group: 'company',
    label: { fr: 'Gérer l’abonnement à Filao', en: 'Manage the Filao subscription' },
  },
  'audit.read': {
    group: 'company',
    label: { fr: 'Lire l’historique complet des modifications', en: 'Read the full history of changes' },
  },
  'exports.read': { group: 'company', label: { fr: 'Exporter les listes', en: 'Export lists' } },
  'journal.read': {
    group: 'company',
    label: { fr: 'Lire le journal des encaissements', en: 'Read the journal of payments' },
  },
  'accounting.read': {
    group: 'company',
    label: { fr: 'Lire les écritures comptables', en: 'Read accounting entries' },
  },
  'accounting.write': {
    group: 'company',
    label: {
      fr: 'Exporter les écritures comptables, changer les comptes',
      en: 'Export accounting entries, change accounts',
    },
  },
  'statistics.read': { group: 'company', label: { fr: 'Voir les statistiques', en: 'See the statistics' } },
}

/** The permissions of a key by subject. */
export const permissionGroups = groups.map((group) => ({
  group,
  permissions: keyPermissions.filter((permission) => keyRights[permission].group === group),
}))
