import { App } from 'antd'
import { type ApiProblem, isProblem } from '#api/problem'
import { useProblemText } from './problem-text.ts'

/** The words around the server's own: what is about to happen, the button that does it, and the one that goes back. */
export type Question = { title: string; confirm: string; correct: string }

/** Asks whether something that the server refused until it is confirmed is meant all the same. */
export function useConfirmation() {
  const { modal } = App.useApp()
  const text = useProblemText()

  const isMeant = async (refusal: unknown, { title, confirm, correct }: Question): Promise<boolean> =>
    await modal.confirm({ title, content: text(refusal), okText: confirm, cancelText: correct })

  /**
   * Sends something, and once more as confirmed where it is refused with `code` and meant. Throws the refusal where it is
   * not, so that a form keeps what was typed and shows what is wrong with it.
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
