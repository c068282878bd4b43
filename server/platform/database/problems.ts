import type { Sentence } from '@filao/domain/kernel/language'
import { type FieldProblem, Problem, type ProblemDetails } from '@filao/domain/kernel/problem'

type DatabaseError = Error & { code: string; constraint?: string; routine?: string }

/** Returns true when the same transaction may succeed if it runs again: a deadlock or a serialisation failure. */
export function mayRetry(error: unknown): boolean {
  return isDatabaseError(error) && (error.code === '40P01' || error.code === '40001')
}

/**
 * Maps a database error to the problem for the caller, or to null when it is a defect of ours. None of its text is
 * passed on.
 */
export function dbProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (!isDatabaseError(error)) return isLostConnection(error) ? unavailable(error) : null
  const kind = error.code.slice(0, 2)
  if (error.code === '23P01')
    return isOccupancy(error)
      ? new Problem('vehicle_taken', taken, { fields: takenFields(taken) })
      : new Problem('conflict', overlap)
  if (error.code === '23505') return new Problem('conflict', exists, fieldOf(error, 'taken', exists))
  if (error.code === '23001') return new Problem('conflict', inUse)
  if (error.code === '23503') return isStillReferenced(error) ? new Problem('conflict', inUse) : unknownIn(error)
  if (kind === '23') return new Problem('validation', impossible)
  if (kind === '22' || kind === '54') return new Problem('malformed', unreadable)
  // A row that row-level security refuses belongs to another company: it does not exist for the caller.
  if (error.routine === 'ExecWithCheckOptions') return new Problem('not_found', unknownId)
  if (error.code === '55P03') return new Problem('unavailable', locked, { retryAfterSeconds: 2, cause: error })
  // 25006: a server that has become a standby.
  if (['08', '53', '57', '58'].includes(kind) || ['25P03', '25006'].includes(error.code)) return unavailable(error)
  return null
}

/** The fields of a refusal because a vehicle is taken: the vehicle and its period. */
export function takenFields(message: Sentence): FieldProblem[] {
  return ['vehicleId', 'start', 'end'].map((path) => ({ path, code: 'taken', message }))
}

/**
 * Constraints that refuse a value which another user took, or removed, after the action had read it; each with its
 * field.
 */
const fieldOfConstraint: Record<string, string> = {
  categories_code: 'code',
  customers_email: 'email',
  rentals_company_id_referral_user_id_fkey: 'referralUserId',
  sources_name: 'name',
  users_email: 'email',
  vehicles_plate: 'registrationNumber',
}

function fieldOf({ constraint = '' }: DatabaseError, code: string, message: Sentence): ProblemDetails {
  const path = fieldOfConstraint[constraint]
  return path ? { fields: [{ path, code, message }] } : {}
}

/** Returns the 404 of an id that a user named, in the words of its field where these are known. */
function unknownIn(error: DatabaseError): Problem {
  const said = fieldOfConstraint[error.constraint ?? ''] === 'referralUserId' ? unknownMember : unknownId
  return new Problem('not_found', said, fieldOf(error, 'unknown', said))
}

/** Keeps the cause for the log: a full disk and a restart look the same to the caller. */
function unavailable(cause: unknown): Problem {
  return new Problem('unavailable', away, { retryAfterSeconds: 2, cause })
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code)) && 'severity' in error
}

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENETUNREACH',
]
const lostWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return networkCodes.includes(code) || lostWords.test(error.message)
}

function isOccupancy({ constraint }: DatabaseError): boolean {
  return constraint === 'vehicle_taken'
}

/**
 * Tells the two sides of a reference apart: PostgreSQL has one code for both, and only its text, in the server's
 * language, differs.
 */
function isStillReferenced({ message }: DatabaseError): boolean {
  return /^(update or delete|update ou delete) /i.test(message)
}

const taken = {
  fr: 'Ce véhicule est déjà pris sur cette période.',
  en: 'This vehicle is already taken for these dates.',
}
const overlap = { fr: 'Ces périodes se chevauchent.', en: 'These periods overlap.' }
const exists = { fr: 'Cet élément existe déjà.', en: 'This already exists.' }
const inUse = { fr: 'Cet élément est encore utilisé.', en: 'This is still in use.' }
const unknownId = { fr: 'Cet élément est introuvable.', en: 'This was not found.' }
const unknownMember = {
  fr: 'Ce membre de l’équipe n’existe pas ou n’existe plus\u202f: faites un autre choix.',
  en: 'This team member does not exist, or has been deleted: choose another one.',
}
const impossible = { fr: 'Ces valeurs ne sont pas possibles ensemble.', en: 'These values cannot be combined.' }
const unreadable = { fr: 'Une valeur de la demande est illisible.', en: 'A value in the request cannot be read.' }
const locked = {
  fr: 'Une autre modification des mêmes données est en cours. Réessayez dans un instant.',
  en: 'Someone else is changing the same data. Try again shortly.',
}
const away = {
  fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  en: 'The service is briefly unavailable. Try again shortly.',
}
