import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { updateRental } from '#api/calls'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { landingOn } from '../brief/landing.ts'
import { loadExtendModal } from '../change/LazyExtendModal.tsx'
import type { PromptStep } from './next-step.ts'
import { printableUrl } from './printable-url.ts'

/**
 * Runs a step of the summary; `problem` is the refusal of the last one. Creating a contract leads to the list, which
 * shows the next step, unless `stays`. A cancellation asks its own questions.
 */
export function useRentalSteps(rental: Rental, { stays = false } = {}) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const update = useAction(updateRental)
  const [pending, setPending] = useState<PromptStep | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const { id, publicId } = rental
  const move = (status: RentalStatus, mailLine: string | null = null) =>
    update.mutateAsync({ params: { companyId, id }, body: { status, expectedStatus: rental.status, mailLine } })

  const sendReservation = async (mailLine: string | null) => {
    await move('validating', mailLine)
    toast.success(t('actions.reservationSent', { number: publicId }))
  }

  const does: Record<PromptStep, () => unknown> = {
    contract: async () => {
      await move('pending')
      toast.success(t('actions.contractCreated', { number: publicId }))
      if (!stays) await navigate(paths.rentals, { state: landingOn(rental) })
    },
    reservation: () => sendReservation(null),
    quote: async () => {
      // Opens before the answer: a browser allows a new window only during a click.
      const tab = window.open('', '_blank')
      try {
        await move('quote')
        tab?.location.assign(printableUrl(companyId, id))
      } catch (refusal) {
        tab?.close()
        throw refusal
      }
    },
    payment: () => navigate(paths.rentalPayment(id)),
    deposit: () => navigate(paths.rentalPayment(id)),
    collect: () => navigate(paths.rentalPayment(id)),
    giveBack: () => navigate(paths.rentalPayment(id)),
    refund: () => navigate(paths.rentalPayment(id)),
    delivery: () => navigate(paths.rentalCheckout(id)),
    return: () => navigate(paths.rentalCheckout(id)),
    extend: async () => {
      await loadExtendModal()
      await navigate(`${paths.rentalSummary(id)}?extend`)
    },
    replace: () => navigate(paths.rentalVehicle(id)),
    edit: () => navigate(paths.rental(id)),
    print: () => window.open(printableUrl(companyId, id), '_blank'),
  }
  const act = async (step: PromptStep) => {
    setPending(step)
    setProblem(null)
    try {
      await does[step]()
    } catch (refusal) {
      setProblem(refusal)
    } finally {
      setPending(null)
    }
  }
  return { act, sendReservation, pending, problem }
}
