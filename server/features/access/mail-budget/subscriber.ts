import { brought } from '#platform/brought'
import type { Tx } from '#platform/database/connect'

/** Loads the number of a company's vehicles, and finds out if its subscription is paid. */
export const loadSubscriber =
  brought<(tx: Tx, companyId: number) => Promise<{ vehicles: number; isPaying: boolean }>>('loadSubscriber')
