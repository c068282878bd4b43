import { can, type Role } from '@filao/domain/access/roles'
import { customerName } from '@filao/domain/customers/name/person'
import { fold } from '@filao/domain/kernel/text'
import { minutesBetween } from '@filao/domain/kernel/time'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { getHome } from '#api/calls'
import { useRead } from '#api/read'
import { landingOn, type Step, stepPath, stepsOf, useRentalSearch } from '#features/rentals/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useReturnState } from '#ui/return-path'
import { type CommandName, commandNames, commands, type Reading, readCommands } from './command.ts'
import type { Found } from './entry.ts'
import { useLogout } from './use-logout.ts'
import { isOverdue, useRentalResult } from './use-result-text.ts'

const most = 6

/** The steps of a rental that a command means, the most likely first. */
const steps: Partial<Record<CommandName, Step[]>> = {
  collect: ['payment', 'collect', 'deposit'],
  giveBack: ['giveBack', 'refund'],
  deliver: ['delivery'],
  takeBack: ['return'],
  extend: ['extend'],
  replace: ['replace'],
  cancel: ['cancel'],
  edit: ['edit'],
}

/** Commands that need a name or a plate, offered before anything is typed. */
const toType = ['collect', 'deliver', 'takeBack', 'extend', 'replace', 'late'] as const

/** Returns the commands in typed text that the user may give. */
export function useReadings(typed: string): Reading[] {
  const { role } = useSession()
  return readCommands(typed).filter(({ command }) => mayGive(role, command))
}

function mayGive(role: Role, command: CommandName): boolean {
  const { can: needed } = commands[command]
  return needed === null || can(role, needed)
}

/** Returns the commands offered before anything is typed. */
export function useFirstActions(): Found[] {
  const { t } = useTranslation('app')
  const { role } = useSession()
  const screens = useScreenActions()
  const typing = toType
    .filter((command) => mayGive(role, command))
    .map((command): Found => {
      const word = t(`palette.command.${command}`)
      return { key: command, to: '', typing: `${word} `, title: `${word}…`, group: 'actions', isKnown: true }
    })
  return [...screens(['rent', 'newCustomer', 'newVehicle']), ...typing]
}

/** Returns the commands that open a screen of their own, or need none. */
export function useScreenActions(): (wanted: CommandName[]) => Found[] {
  const { t } = useTranslation('app')
  const { role, user } = useSession()
  const logOut = useLogout()
  const screens: Partial<Record<CommandName, Pick<Found, 'to' | 'detail' | 'run'>>> = {
    rent: { to: paths.newRental },
    newCustomer: { to: paths.newCustomer },
    newVehicle: { to: paths.newVehicle },
    quotes: { to: `${paths.rentals}?status=quote` },
    profile: { to: paths.profile(user.id), detail: t('palette.ofProfile') },
    logOut: { to: '', run: logOut },
  }
  return (wanted) =>
    wanted.flatMap((command): Found[] => {
      const screen = screens[command]
      if (!screen || !mayGive(role, command)) return []
      return [{ key: command, ...screen, title: t(`palette.command.${command}`), group: 'actions', isKnown: true }]
    })
}

/**
 * Returns the rentals for which the commands may be given now, each leading to the screen that does it. Without a name
 * or plate these are the departures and returns of the coming days.
 */
export function useRentalActions(readings: Reading[]) {
  const { t } = useTranslation('app')
  const { companyId } = useSession()
  const state = useReturnState()
  const words = readings[0]?.words ?? ''
  const requested = readings.flatMap(({ command }) => (steps[command] ? [command] : []))
  const isLateAsked = readings.some(({ command }) => command === 'late')
  const search = useRentalSearch(requested.length > 0 ? words : '')
  const isOfHome = isLateAsked || (requested.length > 0 && words === '')
  const home = useRead(getHome, { params: { companyId } }, { enabled: isOfHome })
  const rentalWords = useRentalResult()
  const ofHome = isOfHome && home.data ? [...home.data.upcomingReturns, ...home.data.upcomingRentals] : []
  const rows = words ? (search.data ?? []) : ofHome
  const entry = (command: CommandName | undefined, step: Step | null, rental: RentalRow): Found => ({
    key: `${command}-${rental.id}`,
    to: (step && stepPath(step, rental)) ?? paths.rentalSummary(rental.id),
    state: { ...state, ...landingOn(rental) },
    title: [command && t(`palette.command.${command}`), customerName(rental.customer)].filter(Boolean).join(' · '),
    ...rentalWords(rental),
    group: 'actions',
  })
  const now = new Date().toISOString()
  const nextEntry = (rental: RentalRow) => {
    const { next } = stepsOf(rental)
    return entry(
      commandNames.find((command) => next && steps[command]?.includes(next)),
      next,
      rental,
    )
  }
  const late = isLateAsked ? ofHome.filter((rental) => isOverdue(rental, now)) : []
  return {
    found: [
      ...requested.flatMap((command) =>
        possible(command, rows, words, now).map(({ step, rental }) => entry(command, step, rental)),
      ),
      ...late.slice(0, most).map((rental) => nextEntry(rental)),
      ...(isLateAsked ? [allLate(t('palette.allLate'))] : []),
    ],
    /** The command for which no rental is ready, when it is certain that one was meant. */
    refused:
      readings[0]?.isWhole && words && requested[0] && possible(requested[0], rows, words, now).length === 0
        ? requested[0]
        : null,
    isFetching: (words !== '' && search.isFetching) || (isOfHome && home.isPending),
    error: search.error ?? home.error,
  }
}

/**
 * Returns the rentals that allow the command: those that have the exact words first, then those whose next step it is,
 * then those nearest to now.
 */
function possible(command: CommandName, rentals: RentalRow[], words: string, now: string) {
  const found = rentals.flatMap((rental) => {
    const { next, others } = stepsOf(rental)
    const step = steps[command]?.find((one) => one === next || others.includes(one))
    if (!step) return []
    const rank = (hasWords(rental, words) ? 0 : 2) + (step === next ? 0 : 1)
    return [{ step, rental, rank, away: minutesAway(rental, now) }]
  })
  return found.sort((a, b) => a.rank - b.rank || a.away - b.away).slice(0, most)
}

function hasWords({ publicId, customer, vehicle }: RentalRow, words: string): boolean {
  const text = fold(`${publicId} ${customerName(customer)}`)
  const plate = words.replaceAll(/[ -]/g, '')
  return plate === vehicle.registrationNumber || words.split(' ').every((word) => text.includes(word))
}

/** Returns the minutes between now and the departure or the return, whichever is nearer. */
function minutesAway({ start, end }: RentalRow, now: string): number {
  return Math.min(Math.abs(minutesBetween(start, now)), Math.abs(minutesBetween(end, now)))
}

function allLate(title: string): Found {
  return { key: 'all-late', to: `${paths.planningCounter}?agencyId=all`, title, group: 'actions', isKnown: true }
}
