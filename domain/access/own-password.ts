import { fieldProblem, Problem } from '../kernel/problem.ts'

/** Refuses any other call to a member whose password an administrator chose. Throws `password_change_required`. */
export function checkOwnPassword({ mustChangePassword }: { mustChangePassword: boolean }): void {
  if (!mustChangePassword) return
  throw new Problem('password_change_required', {
    fr: 'Un administrateur a choisi votre mot de passe\u202f: remplacez-le par le vôtre avant de continuer.',
    en: 'An administrator chose your password: replace it with your own before you continue.',
  })
}

/** Returns the refusal of a new password that is the same as the old one. */
export function samePassword(): Problem {
  return fieldProblem('password', 'unchanged', {
    fr: 'Ce mot de passe est celui qui vous a été remis. Choisissez-en un que vous serez seul à connaître.',
    en: 'This is the password you were given. Choose one that only you know.',
  })
}
