import { type ApiProblem, isProblem } from '#api/problem'
import { confirm as ask } from '../popups/popups.ts'
import { useProblemText } from './problem-text.ts'

/** The words around the server's own: a title, the confirming button, and the one that goes back. */
type Question = { title: string; confirm: string; correct: string }

/** Sends a request; `confirmed` lists the refusals that the user has confirmed, none at first. */
type Send<Answer> = (isConfirmed: boolean, confirmed: readonly ApiProblem[]) => Promise<Answer>

/** Asks to confirm an action that the server refuses until it is confirmed. */
export function useConfirmation() {
  const text = useProblemText()
  const sendConfirmed = <Answer>(
    code: ApiProblem['code'],
    { title, confirm, correct }: Question,
    send: Send<Answer>,
  ): Promise<Answer> => {
    const isMeant = async (refusal: ApiProblem): Promise<boolean> =>
      await ask({ title, content: text(refusal), okText: confirm, cancelText: correct })
    return sendUntilConfirmed(code, isMeant, send)
  }
  return { sendConfirmed }
}

/**
 * Sends a request, and sends it again after each refusal with `code` that the user confirms. Throws a refusal that the
 * user does not confirm, or that comes again for the same fields, so that a form keeps the typed values and shows it.
 */
export async function sendUntilConfirmed<Answer>(
  code: ApiProblem['code'],
  isMeant: (refusal: ApiProblem) => Promise<boolean>,
  send: Send<Answer>,
  confirmed: readonly ApiProblem[] = [],
): Promise<Answer> {
  try {
    return await send(confirmed.length > 0, confirmed)
  } catch (refusal) {
    if (!isProblem(refusal, code)) throw refusal
    const isRepeated = confirmed.some((earlier) => fieldsOf(earlier) === fieldsOf(refusal))
    if (isRepeated || !(await isMeant(refusal))) throw refusal
    return await sendUntilConfirmed(code, isMeant, send, [...confirmed, refusal])
  }
}

function fieldsOf({ errors }: ApiProblem): string {
  return errors.map(({ path }) => path).join(' ')
}
