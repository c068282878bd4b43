import { vehicleLabels } from '../../fleet/vehicle/vehicle.ts'
import { vehicleHeadings } from '../../fleet/vehicle/vehicle-headings.ts'
import { withOwner } from '../../imports/headings.ts'
import type { Sentence } from '../../kernel/language.ts'
import { promiseLabels } from '../promise/promise.ts'
import { rentalLabels } from '../record/rental.ts'
import { statusLabel } from '../status/status.ts'
import { collectedHeadings, sourceHeadings } from './source-headings.ts'

type Headings = { label: Sentence; headings: string[] }

const ofCustomer = (...names: string[]) => withOwner(names, 'client', 'locataire', 'customer', 'renter')
const ofRental = (...names: string[]) => withOwner(names, 'location', 'réservation', 'contrat', 'rental', 'booking')

/**
 * The label of each field of an imported rental, and the headings that other programs and people use for its column.
 */
export const rentalHeadings = {
  registrationNumber: {
    label: vehicleLabels.registrationNumber,
    headings: [...vehicleHeadings.registrationNumber, 'véhicule', 'voiture', 'vehicle', 'car'],
  },
  categoryId: {
    label: vehicleLabels.categoryId,
    headings: vehicleHeadings.categoryId,
  },
  promisedCategoryId: {
    label: rentalLabels.promise,
    headings: ['catégorie réservée', 'catégorie vendue', 'booked category', 'booked class', 'category sold'],
  },
  promisedTransmission: { label: promiseLabels.transmission, headings: ['boîte réservée', 'booked gearbox'] },
  promisedSeats: { label: promiseLabels.seats, headings: ['places réservées', 'booked seats'] },
  customerName: {
    label: rentalLabels.customerId,
    headings: [
      'locataire',
      'société',
      'nom et prénom',
      'renter',
      'client name',
      ...ofCustomer('nom', 'nom prénom', 'nom complet', 'name', 'last name', 'full name'),
    ],
  },
  customerFirstName: {
    label: { fr: 'Prénom du client', en: 'First name of the customer' },
    headings: ofCustomer('prénom', 'first name', 'given name'),
  },
  customerEmail: {
    label: { fr: 'E-mail du client', en: 'Email of the customer' },
    headings: ofCustomer('e-mail', 'mail', 'courriel', 'adresse mail', 'adresse e-mail', 'email address'),
  },
  customerPhones: {
    label: { fr: 'Téléphone du client', en: 'Phone of the customer' },
    headings: ofCustomer(
      'téléphone',
      'numéro de téléphone',
      'tél',
      'tél portable',
      'mobile',
      'portable',
      'gsm',
      'phone',
      'phone number',
    ),
  },
  createsCustomer: {
    label: { fr: 'Clients absents de Filao', en: 'Customers missing in Filao' },
    headings: ['créer le client', 'create customer'],
  },
  departureAgencyId: {
    label: rentalLabels.departureAgencyId,
    headings: [
      'agence',
      'lieu de départ',
      'départ agence',
      'agence départ',
      'lieu',
      'station',
      'station de départ',
      'agence de livraison',
      'lieu de livraison',
      'lieu de prise en charge',
      'agency',
      'pick-up location',
      'pickup location',
      'location',
      'branch',
      'pick-up station',
    ],
  },
  arrivalAgencyId: {
    label: rentalLabels.arrivalAgencyId,
    headings: [
      'lieu de retour',
      'agence retour',
      'agence d’arrivée',
      'station de retour',
      'agence de restitution',
      'lieu de restitution',
      'return location',
      'drop-off location',
      'dropoff location',
      'drop-off agency',
    ],
  },
  start: {
    label: rentalLabels.start,
    headings: [
      'départ le',
      'du',
      'sortie',
      'date sortie',
      'prise en charge',
      'from',
      'pick-up date and time',
      'pick-up date',
      'date out',
      ...ofRental('départ', 'date départ', 'date et heure de départ', 'début', 'date début', 'start', 'start date'),
    ],
  },
  startTime: {
    label: { fr: 'Heure de départ', en: 'Pick-up time' },
    headings: ['heure départ', 'h départ', 'heure début', 'heure de sortie', 'start time', 'pickup time'],
  },
  end: {
    label: rentalLabels.end,
    headings: [
      'retour le',
      'au',
      'rentrée',
      'restitution',
      'to',
      'return date and time',
      'drop-off',
      'drop-off date',
      'date in',
      'until',
      ...ofRental(
        'retour',
        'date retour',
        'date et heure de retour',
        'fin',
        'date fin',
        'end',
        'end date',
        'return date',
      ),
    ],
  },
  endTime: {
    label: { fr: 'Heure de retour', en: 'Return time' },
    headings: [
      'heure retour',
      'h retour',
      'heure fin',
      'heure de rentrée',
      'end time',
      'dropoff time',
      'drop-off time',
    ],
  },
  totalAmount: {
    label: { fr: 'Prix', en: 'Price' },
    headings: [
      'montant',
      'montant ttc',
      'prix ttc',
      'total',
      'total ttc',
      'prix total',
      'montant total',
      'montant total ttc',
      'tarif',
      'prix de la location',
      'amount',
      'total price',
      'total amount',
      'rental price',
    ],
  },
  paidAmount: {
    label: { fr: 'Déjà réglé', en: 'Already paid' },
    headings: [
      'payé',
      'déjà payé',
      'réglé',
      'acompte',
      'acompte versé',
      'acompte reçu',
      'montant versé',
      'total payé',
      'total réglé',
      'montant payé',
      'montant réglé',
      ...collectedHeadings,
      'paiement',
      'versé',
      'paid',
      'amount paid',
      'paid amount',
      'total paid',
      'down payment',
      'prepaid',
    ],
  },
  securityDepositAmount: {
    label: { fr: 'Caution', en: 'Deposit' },
    headings: [
      'dépôt de garantie',
      'dépôt garantie',
      'montant caution',
      'garantie',
      'security deposit',
      'deposit amount',
    ],
  },
  status: {
    label: statusLabel,
    headings: ofRental('statut', 'état', 'status', 'state'),
  },
  transportNumber: {
    label: rentalLabels.transportNumber,
    headings: ['vol', 'numéro de vol', 'n° de vol', 'bateau', 'flight', 'flight number', 'ship'],
  },
  wish: {
    label: rentalLabels.wish,
    headings: ['souhait', 'demande du client', 'demande', 'wish', 'request', 'customer request'],
  },
  note: {
    label: rentalLabels.note,
    headings: ['note', 'notes', 'remarque', 'remarques', 'commentaire', 'commentaires', 'comment', 'comments'],
  },
  ...sourceHeadings,
  reference: {
    label: { fr: 'Référence d’origine', en: 'Former reference' },
    headings: [
      'dossier',
      'n° dossier',
      'contrat',
      'contract no',
      'contract',
      'rental agreement no',
      'booking',
      ...ofRental('référence', 'réf', 'numéro', 'reference', 'ref', 'id'),
    ],
  },
} satisfies Record<string, Headings>
