import { callerCan } from '@filao/domain/access/caller'
import { backupState } from '@filao/domain/company/backup/backup-state'
import { getCounter, getHome, getPlanning } from '@filao/domain/planning/contract'
import type { Config } from '#platform/config'
import { readBackupTimes } from '#platform/database/backup/failed-backup'
import type { Serve } from '#platform/http/serve/serve'
import { loadBoard } from './board.ts'
import { loadCounter } from './counter.ts'
import { loadHome } from './home.ts'

/** Serves the home page, the board and the counter. */
export function planningRoutes(serve: Serve, parts: { config: Pick<Config, 'billing' | 'dataDir'> }): void {
  serve(getHome, async ({ tx, params, caller, now }) => {
    const isOperator = parts.config.billing === 'off' && caller.key === null && callerCan(caller, 'company.write')
    const backup = isOperator ? backupState({ ...(await readBackupTimes(parts.config.dataDir)), now }) : null
    return { ...(await loadHome(tx, params.companyId, now)), backup }
  })

  serve(getPlanning, async ({ tx, params, query, now, language }) =>
    loadBoard(tx, { companyId: params.companyId, query, now, language }),
  )

  serve(getCounter, async ({ tx, params, query, now }) => await loadCounter(tx, params.companyId, query, now))
}
