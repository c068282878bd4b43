import { Problem } from '../../kernel/problem.ts'

/** Returns the refusal to show a frozen document whose text does not match its hash. */
export function alteredDocument(): Problem {
  return new Problem('conflict', {
    fr: 'Ce document ne correspond plus à son empreinte\u202f: il a été altéré et n’est pas affiché. Prévenez votre support.',
    en: 'This document no longer matches its hash: it has been altered and is not shown. Contact support.',
  })
}
