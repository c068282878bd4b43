import { App } from 'antd'
import { type ApiProblem, isProblem } from '#api/problem'
import { useProblemText } from './problem-text.ts'

/** The words around the server's own: a title, the confirming button, and the one that goes back. */
type Question = { title: string; confirm: string; correct: string }

/** Asks to confirm an action that the server refuses until it is confirmed. */
export function useConfirmation() {
  const { modal } = App.useApp()
  const text = useProblemText()

  const isMeant = async (refusal: unknown, { title, confirm, correct }: Question): Promise<boolean> =>
    await modal.confirm({ title, content: text(refusal), okText: confirm, cancelText: correct })

  /**
   * Sends a request, and sends it again as confirmed when it is refused with `code` and the user agrees. Throws the
   * refusal when the user does not, so that a form keeps the typed values and shows the problem.
   */
  const sendConfirmed = async <Answer>(
    code: ApiProblem['code'],
    question: Question,
    send: (isConfirmed: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await send(false)
    } catch (refusal) {
      if (!isProblem(refusal, code) || !(await isMeant(refusal, question))) throw refusal
      return await send(true)
    }
  }

  return { isMeant, sendConfirmed }
}
