import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Problem, type ProblemCode } from '@filao/domain/kernel/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { dbProblem } from '#platform/database/problems'
import { kindOf, writeDamped } from '#platform/repeated-errors'
import { isBusy } from '#platform/turns'
import { abandoned } from './client-signal.ts'

/** The titles of the kinds of refusals. */
export const problemTitles = {
  malformed: { fr: 'Demande illisible', en: 'Malformed request' },
  unauthenticated: { fr: 'Connexion nécessaire', en: 'Login required' },
  plan_limit: { fr: 'Limite de l’abonnement atteinte', en: 'Plan limit reached' },
  forbidden: { fr: 'Action non autorisée', en: 'Not allowed' },
  email_unproven: { fr: 'Adresse e-mail à confirmer', en: 'Email address not confirmed' },
  password_change_required: { fr: 'Mot de passe à remplacer', en: 'Password must be replaced' },
  second_factor_required: { fr: 'Seconde étape de connexion', en: 'Second step of the login' },
  second_factor_setup_required: {
    fr: 'Double authentification à mettre en place',
    en: 'Two-step verification to be set up',
  },
  not_found: { fr: 'Introuvable', en: 'Not found' },
  conflict: { fr: 'Conflit', en: 'Conflict' },
  vehicle_taken: { fr: 'Véhicule déjà pris', en: 'Vehicle already taken' },
  option_taken: { fr: 'Option épuisée', en: 'Option out of stock' },
  promise_broken: { fr: 'Autre véhicule que promis', en: 'Not the vehicle that was promised' },
  invalid_transition: { fr: 'Changement de statut impossible', en: 'Status change not possible' },
  odometer_backwards: { fr: 'Kilométrage inférieur au dernier relevé', en: 'Odometer below the last reading' },
  deadline_overdue: { fr: 'Échéance du véhicule dépassée', en: 'Vehicle deadline overdue' },
  driver_refused: { fr: 'Conducteur refusé', en: 'Driver refused' },
  may_not_rent: { fr: 'Client à qui l’entreprise ne loue plus', en: 'Customer who may not rent' },
  amount_over: { fr: 'Montant supérieur à ce qui est demandé', en: 'Amount above what is due' },
  money_held: { fr: 'Paiements non remboursés', en: 'Payments not refunded' },
  stale: { fr: 'Modifié entre-temps', en: 'Changed in the meantime' },
  too_large: { fr: 'Demande trop volumineuse', en: 'Request too large' },
  unsupported_media: { fr: 'Format non pris en charge', en: 'Unsupported format' },
  validation: { fr: 'Informations à corriger', en: 'Information to correct' },
  price_missing: { fr: 'Tarif manquant', en: 'Price missing' },
  too_many_requests: { fr: 'Trop de tentatives', en: 'Too many attempts' },
  internal: { fr: 'Erreur inattendue', en: 'Unexpected error' },
  unavailable: { fr: 'Service momentanément indisponible', en: 'Service briefly unavailable' },
} satisfies Record<ProblemCode, Sentence>

/** Answers an error as `application/problem+json`. An unknown error is logged and answered as a 500 without details. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = hasLeft(request) ? abandoned() : asProblem(error)
  if (isBusy(error)) request.log.warn({ route: request.routeOptions.url }, 'refused: too many requests wait')
  else if (problem.status >= 500) {
    // A cause that fails every request, such as a database that is away, is one line a minute.
    writeDamped(request.log, kindOf(error), (repeated) =>
      request.log.error({ ...repeated, err: error }, 'request failed'),
    )
  }
  const language = request.language
  const retryAfter = problem.details.retryAfterSeconds ?? (problem.status === 503 ? 2 : undefined)
  if (retryAfter) reply.header('Retry-After', retryAfter)
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, language)))
}

/** Returns true when the client left before it had sent its request: nobody reads the answer, and nothing is broken. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function problemBody(problem: Problem, language: Language) {
  return {
    ...problem.details.data,
    type: `/api/docs#${problem.code}`,
    title: problemTitles[problem.code][language],
    status: problem.status,
    detail: problem.sentence[language],
    code: problem.code,
    errors: (problem.details.fields ?? []).map((field) => ({ ...field, message: field.message[language] })),
  }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  return dbProblem(error) ?? fastifyProblem(error as FastifyError) ?? new Problem('internal', unexpected)
}

const unexpected = {
  fr: 'Une erreur inattendue s’est produite. Réessayez dans un instant.',
  en: 'Something unexpected happened. Try again in a moment.',
}

/** Maps Fastify's own refusals: unreadable, too large, or of a type that nothing here reads. */
function fastifyProblem(error: FastifyError): Problem | null {
  const status = error.statusCode ?? 500
  if (status === 413) {
    return new Problem('too_large', { fr: 'La demande est trop volumineuse.', en: 'The request is too large.' })
  }
  if (status === 415) {
    return notJson()
  }
  if (status >= 400 && status < 500) {
    return new Problem('malformed', { fr: 'La demande est illisible.', en: 'The request cannot be read.' })
  }
  return null
}

/** Returns the refusal of a body that is not JSON when JSON is read. */
export function notJson(): Problem {
  return new Problem('unsupported_media', {
    fr: 'Envoyez les données au format JSON (application/json).',
    en: 'Send the data as JSON (application/json).',
  })
}

/** Returns the refusal of a call without a session. */
export function unauthenticated(): Problem {
  return new Problem('unauthenticated', { fr: 'Connectez-vous pour continuer.', en: 'Log in to continue.' })
}

/** Returns the 404 of a thing that does not exist, or belongs to another company. */
export function notFound(): Problem {
  return new Problem('not_found', {
    fr: 'Cet élément n’existe pas ou n’existe plus.',
    en: 'This does not exist, or has been deleted.',
  })
}
